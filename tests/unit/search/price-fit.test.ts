import { DEFAULT_QUERY, type Filters } from "@/lib/filters/schema";
import type { LiveRental } from "@/lib/rentals/rental";
import { priceFit } from "@/lib/search/price-fit";
import { RATES } from "../money/rates";
import { sampleRental } from "../rentals/sample-rental";

const RENTALS: Partial<LiveRental>[] = [
  { price_amount: 9_000_000 },
  { price_amount: 500_000, rental_period: "night" },
  { price_amount: 1_850, price_currency: "EUR" },
  { price_amount: 900, price_currency: "EUR", bedrooms: 1 },
  { price_amount: 30_000_000 },
  { price_amount: null },
  // Fits by the month, but is not listed: a year's rent is above the maximum as advertised.
  { price_amount: 120_000_000, rental_period: "year" },
];

function fitOf(filters: Partial<Filters>, rates = RATES) {
  return priceFit(
    RENTALS.map((change, id) => sampleRental({ id, ...change })),
    { ...DEFAULT_QUERY, ...filters },
    {
      places: { points: [], indexByName: {} },
      rates,
      readAt: Date.parse("2026-11-21T00:00:00Z"),
      matchingIds: null,
      factsOf: null,
    },
  );
}

const NO_RATES = { IDR: 1 };

it.each<[string, Partial<Filters>, ReturnType<typeof fitOf>]>([
  ["counts what fits by the month among what passes", { price_range: 25 }, { fitting: 3, withoutRate: 0 }],
  [
    "counts what passes the other filters",
    { price_range: 25, min_bedrooms: 2 },
    { fitting: 2, withoutRate: 0 },
  ],
  [
    "does not count what states no price",
    { price_range: 25, unstated: ["price"] },
    { fitting: 3, withoutRate: 0 },
  ],
  ["says nothing without a maximum", { price_by: "month" }, { fitting: null, withoutRate: 0 }],
  [
    "says nothing of what fits where only that is listed",
    { price_range: 25, price_by: "month" },
    { fitting: null, withoutRate: 0 },
  ],
])("%s", (_, filters, expected) => {
  expect(fitOf(filters)).toEqual(expected);
});

it.each<[string, Partial<Filters>]>([
  ["that pass the maximum as advertised", { price_range: 25 }],
  ["that the maximum by the month leaves out", { price_range: 25, price_by: "month" }],
  ["that are let in as not stated", { price_range: 25, price_by: "month", unstated: ["price"] }],
])("counts homes in a currency without a rate %s", (_, filters) => {
  expect(fitOf(filters, NO_RATES).withoutRate).toBe(2);
  expect(fitOf({ ...filters, min_bedrooms: 2 }, NO_RATES).withoutRate).toBe(1);
});
