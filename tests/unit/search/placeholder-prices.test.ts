import type { Filters } from "@/lib/filters/filters";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { collapsePlaces } from "@/lib/places/places";
import { unstatedCounts } from "@/lib/search/option-counts";
import { searchRentals } from "@/lib/search/search";
import { similarRentals } from "@/lib/search/similar-rentals";
import { splitByFailedFilters } from "@/lib/search/split-by-failed-filters";
import { homes, marketOf } from "../market/sample-market";
import { RATES } from "../money/rates";
import { sampleRent, sampleRental } from "../rental/sample-rental";

const PLACEHOLDER = { price_amount: 500_000, rental_period: "night", hasPlaceholderPrice: true } as const;
const RENTALS = [
  sampleRental({ id: 1, ...PLACEHOLDER }),
  sampleRental({ id: 2, price_amount: 16_000_000 }),
  sampleRental({ id: 3, price_amount: 9_000_000 }),
];
const CONTEXT = {
  places: collapsePlaces([{ location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 9 }]),
  ...{ rates: RATES, readAt: Date.parse("2026-11-21T00:00:00Z"), matchingIds: null, factsOf: null },
};

function ids(filters: Partial<Filters>) {
  const query = { ...DEFAULT_QUERY, ...filters };
  const result = searchRentals(splitByFailedFilters(RENTALS, query, CONTEXT), query, CONTEXT);
  return result.status === "found" ? result.rentals.map(({ id }) => id) : [];
}

it("a placeholder price sorts like a missing price by price, and changes nothing by date", () => {
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ sort: "pricePerMonthAsc" })).toEqual([3, 2, 1]);
  expect(ids({ sort: "pricePerMonthDesc" })).toEqual([2, 3, 1]);
});

it("a placeholder price passes an advertised maximum last, and counts as unstated by the month", () => {
  expect(ids({ price_range: 25 })).toEqual([2, 3, 1]);
  expect(ids({ price_range: 25, price_by: "month" })).toEqual([2, 3]);
  const filters = { ...DEFAULT_QUERY, price_range: 25, price_by: "month" } as const;
  const split = splitByFailedFilters(RENTALS, filters, CONTEXT);
  expect(unstatedCounts(split, filters, CONTEXT)).toEqual([{ fact: "price", count: 1, isIncluded: false }]);
});

it("a placeholder price counts in no median and is no similar rental", () => {
  const five = homes([10, 11, 12, 13, 14]).map((home, at) =>
    at > 0 ? home : { ...home, rent: sampleRent({ hasPlaceholderPrice: true }) },
  );
  expect(marketOf(five).rents.size).toBe(4);
  const [, second = sampleRental()] = RENTALS;
  expect(similarRentals(second, RENTALS, CONTEXT).map(({ id }) => id)).toEqual([3]);
});
