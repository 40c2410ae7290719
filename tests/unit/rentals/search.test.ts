import { DEFAULT_QUERY, type Filters } from "@/lib/filters/schema";
import { collapsePlaces } from "@/lib/geo/places";
import type { LiveRental } from "@/lib/rentals/rental";
import { type SearchContext, searchRentals } from "@/lib/rentals/search";
import { RATES } from "../money/rates";
import { sampleRental } from "./sample-rental";

const READ_AT = Date.parse("2026-11-21T00:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

const place = (location_name: string, latitude: number, rental_count: number) => ({
  location_name,
  latitude,
  longitude: 115,
  rental_count,
});

const CONTEXT: SearchContext = {
  places: collapsePlaces([
    place("canggu", -8.65, 40),
    place("batu bolong", -8.65, 3),
    place("ubud", -8.51, 12),
  ]),
  rates: RATES,
  readAt: READ_AT,
  matchingIds: null,
};

function search(
  changes: readonly Partial<LiveRental>[],
  filters: Partial<Filters>,
  context: Partial<SearchContext> = {},
) {
  const rentals = changes.map((change, index) => sampleRental({ id: index + 1, ...change }));
  return searchRentals(rentals, { ...DEFAULT_QUERY, ...filters }, { ...CONTEXT, ...context });
}

function foundIds(...args: Parameters<typeof search>): number[] | string {
  const result = search(...args);
  return result.status === "found" ? result.rentals.map(({ id }) => id) : result.status;
}

const posted = (ago: number) => ({ posted_at: new Date(READ_AT - ago).toISOString() });

describe("the date range", () => {
  it.each([
    ["day", 1],
    ["week", 7],
    ["month", 30],
  ] as const)("'%s' finds what was posted within the last %i days", (dateRange, days) => {
    const limit = days * DAY_MS;
    expect(foundIds([posted(0), posted(limit - 1), posted(limit), posted(limit + 1)], { dateRange })).toEqual(
      [1, 2, 3],
    );
  });

  it("is the month by default", () => {
    expect(foundIds([posted(29 * DAY_MS), posted(31 * DAY_MS)], {})).toEqual([1]);
  });

  it("finds no listing without a date", () => {
    expect(foundIds([{ posted_at: null }], {})).toEqual([]);
  });
});

describe("the price range", () => {
  it.each([11, 15, 25, 38] as const)("%i finds amounts up to so many millions", (price_range) => {
    const limit = price_range * 1_000_000;
    const amounts = [0, limit - 1, limit, limit + 1].map((price_amount) => ({ price_amount }));
    expect(foundIds(amounts, { price_range })).toEqual([1, 2, 3]);
  });

  it("compares the raw amount, whatever its period and currency", () => {
    const rentals = [
      { price_amount: 500_000, rental_period: "night" },
      { price_amount: 1_200, price_currency: "USD" },
      { price_amount: 180_000_000, rental_period: "year" },
    ] as const;
    expect(foundIds(rentals, { price_range: 11 })).toEqual([1, 2]);
  });

  it("finds listings without a price only when all prices are asked for", () => {
    expect(foundIds([{ price_amount: null }], { price_range: 38 })).toEqual([]);
    expect(foundIds([{ price_amount: null }, { price_amount: 9e12 }], { price_range: null })).toEqual([1, 2]);
  });
});

describe("the minimum of bedrooms", () => {
  const rentals = [null, 0, 1, 2, 3, 6, 9].map((bedrooms) => ({ bedrooms }));

  it.each([
    [null, [1, 2, 3, 4, 5, 6, 7]],
    [1, [3, 4, 5, 6, 7]],
    [2, [4, 5, 6, 7]],
    [6, [6, 7]],
  ] as const)("%p finds that many and more, and no unknown number", (min_bedrooms, ids) => {
    expect(foundIds(rentals, { min_bedrooms })).toEqual(ids);
  });
});

describe("the location", () => {
  const rentals = ["canggu", "Canggu", "batu bolong", "ubud", "atlantis", null].map((location) => ({
    location,
  }));

  it.each([
    ["", [1, 2, 3, 4, 5, 6]],
    ["ubud", [4]],
    ["canggu", [1, 2, 3]],
    ["batu bolong", [1, 2, 3]],
  ])("%j finds the listings of that point on the map", (location, ids) => {
    expect(foundIds(rentals, { location })).toEqual(ids);
  });

  it.each(["atlantis", "cang", "constructor", "__proto__", "🏝️"])(
    "%j, that no place is called, is not the same as no listings",
    (location) => {
      expect(foundIds(rentals, { location })).toBe("unknown-location");
    },
  );

  it("tells which point was found, also under another name and without listings", () => {
    const index = search([], { location: "batu bolong" });
    expect(index).toEqual({ status: "found", rentals: [], place: CONTEXT.places.indexByName.canggu });
    expect(search([], {})).toEqual({ status: "found", rentals: [], place: null });
  });
});

describe("the keywords", () => {
  it("keep the listings whose texts were found to match", () => {
    expect(foundIds([{}, {}, {}], { keywords: "pool" }, { matchingIds: new Set([3, 1, 99]) })).toEqual([
      1, 3,
    ]);
  });

  it("find nothing when no text matches", () => {
    expect(foundIds([{}, {}], { keywords: "helipad" }, { matchingIds: new Set() })).toEqual([]);
  });
});

describe("several filters", () => {
  it("all have to pass", () => {
    const good = { location: "ubud", bedrooms: 3, price_amount: 20_000_000, ...posted(DAY_MS) };
    const rentals = [
      good,
      { ...good, location: "canggu" },
      { ...good, bedrooms: 1 },
      { ...good, price_amount: 30_000_000 },
      { ...good, ...posted(8 * DAY_MS) },
      good,
    ];
    const filters = { location: "ubud", min_bedrooms: 2, price_range: 25, dateRange: "week" } as const;
    expect(foundIds(rentals, filters, { matchingIds: new Set([1, 2, 3, 4, 5]) })).toEqual([1]);
  });
});

describe("the order", () => {
  const rentals = [
    { price_amount: 40_000_000 },
    { price_amount: null },
    { price_amount: 9_000_000, rental_period: "week" },
    { price_amount: 1_200, price_currency: "USD" },
    { price_amount: 900, price_currency: "SGD" },
    { price_amount: 240_000_000, rental_period: "year" },
    { price_amount: 40_000_000, price_currency: null },
  ] as const;

  it("is the given one by default", () => {
    expect(foundIds(rentals, {})).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("goes up by the monthly price in one currency, without a price last, equal prices as given", () => {
    expect(foundIds(rentals, { sort: "pricePerMonthAsc" })).toEqual([6, 4, 3, 1, 7, 2, 5]);
  });

  it("goes down likewise, still without a price last and equal prices as given", () => {
    expect(foundIds(rentals, { sort: "pricePerMonthDesc" })).toEqual([1, 7, 3, 4, 6, 2, 5]);
  });

  it("puts other currencies last while there are no rates", () => {
    expect(foundIds(rentals, { sort: "pricePerMonthAsc" }, { rates: { IDR: 1 } })).toEqual([
      6, 3, 1, 7, 2, 4, 5,
    ]);
  });

  it("leaves the list it was given as it is", () => {
    const given = [2, 1, 3].map((id) => sampleRental({ id, price_amount: id }));
    const copy = [...given];
    searchRentals(given, { ...DEFAULT_QUERY, sort: "pricePerMonthAsc" }, CONTEXT);
    expect(given).toEqual(copy);
  });
});
