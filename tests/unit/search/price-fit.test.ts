import type { Filters } from "@/lib/filters/filters";
import type { RentalPeriod } from "@/lib/money/period";
import type { LiveRental } from "@/lib/rental/rental";
import { priceFit } from "@/lib/search/price-fit";
import { searchRentals } from "@/lib/search/search";
import type { SearchedUnit } from "@/lib/search/searched-facts";
import { RATES } from "../money/rates";
import { type Change, sampleRental } from "../rental/sample-rental";
import { factsById, rentalsWith, splitBy, unit } from "./search-context";

const RENTALS: Change<LiveRental>[] = [
  { price_amount: 9_000_000 },
  { price_amount: 500_000, rental_period: "night" },
  { price_amount: 1_850, price_currency: "EUR" },
  { price_amount: 900, price_currency: "EUR", bedrooms: 1 },
  { price_amount: 30_000_000 },
  { price_amount: null },
  // Fits by the month, but is not listed: the yearly sum exceeds the advertised maximum.
  { price_amount: 120_000_000, rental_period: "year" },
];

const fitOf = (filters: Partial<Filters>, rates = RATES) =>
  priceFit(...splitBy(rentalsWith(RENTALS), filters, { rates }));

const NO_RATES = { IDR: 1 };

it.each<[string, Partial<Filters>, ReturnType<typeof fitOf>]>([
  ["counts passing rentals that also fit by the month", { price_range: 25 }, { fitting: 3, withoutRate: 0 }],
  [
    "counts only rentals that pass the other filters",
    { price_range: 25, min_bedrooms: 2 },
    { fitting: 2, withoutRate: 0 },
  ],
  [
    "does not count rentals without a price",
    { price_range: 25, unstated: ["price"] },
    { fitting: 3, withoutRate: 0 },
  ],
  ["says nothing without a maximum", { price_by: "month" }, { fitting: null, withoutRate: 0 }],
  [
    "says nothing when only rentals that fit by the month are listed",
    { price_range: 25, price_by: "month" },
    { fitting: null, withoutRate: 0 },
  ],
])("%s", (_, filters, expected) => {
  expect(fitOf(filters)).toEqual(expected);
});

it.each<[string, Partial<Filters>]>([
  ["that pass the maximum as advertised", { price_range: 25 }],
  ["that the maximum by the month leaves out", { price_range: 25, price_by: "month" }],
  ["that an order by price puts last", { sort: "pricePerMonthAsc" }],
  ["that are included as unstated", { price_range: 25, price_by: "month", unstated: ["price"] }],
])("priceFit counts homes in a currency without a rate %s", (_, filters) => {
  expect(fitOf(filters, NO_RATES).withoutRate).toBe(2);
  expect(fitOf({ ...filters, min_bedrooms: 2 }, NO_RATES).withoutRate).toBe(1);
});

it.each<[Partial<Filters>, typeof RATES, ReturnType<typeof fitOf>]>([
  [{ price_min: 500_000 }, RATES, { fitting: null, withoutRate: 0 }],
  [{ price_min: 500_000 }, NO_RATES, { fitting: null, withoutRate: 2 }],
  [{ price_max: 500, price_in: "USD" }, NO_RATES, { fitting: null, withoutRate: 6 }],
  [{ price_max: 500, price_in: "EUR" }, NO_RATES, { fitting: null, withoutRate: 4 }],
  [{ price_max: 500, price_in: "EUR", price_range: 25 }, NO_RATES, { fitting: 0, withoutRate: 2 }],
])("under %j counts rentals that cannot be compared", (filters, rates, expected) => {
  expect(fitOf(filters, rates)).toEqual(expected);
});

const home = (bedrooms: number, amount: number, period: RentalPeriod): SearchedUnit =>
  unit(bedrooms, amount / 1_000_000, period);

/** A post of several homes whose listing shows the first, and a rental that fits Rp 25M a month. */
function ofSeveral([lead, ...others]: [SearchedUnit, ...SearchedUnit[]]) {
  const { amount, period } = lead.rent;
  const post = sampleRental({ id: 1, bedrooms: lead.bedrooms, price_amount: amount, rental_period: period });
  const factsOf = factsById({ 1: { units: [lead, ...others] } });
  return { rentals: [post, sampleRental({ id: 2, bedrooms: 3, price_amount: 20_000_000 })], factsOf };
}

const DEAR_AND_YEARLY = ofSeveral([home(3, 30_000_000, "month"), home(3, 24_000_000, "year")]);
const CHEAP_ROOM = ofSeveral([home(1, 9_000_000, "month"), home(3, 900_000, "night")]);

it.each([
  ["a home other than the first fits", DEAR_AND_YEARLY, {}, [1, 2], 2],
  ["the home that fits has the bedrooms asked for", CHEAP_ROOM, { min_bedrooms: 1 }, [1, 2], 2],
  ["the home that fits has too few bedrooms", CHEAP_ROOM, { min_bedrooms: 3 }, [2, 1], 1],
] as const)("goes by the homes of a post when %s", (_, { rentals, factsOf }, change, order, fitting) => {
  const split = (filters: Partial<Filters>) =>
    splitBy(rentals, { price_range: 25, ...change, ...filters }, { factsOf });
  const found = searchRentals(...split({}));
  expect(found.status === "found" ? found.rentals.map(({ id }) => id) : []).toEqual(order);
  expect(priceFit(...split({})).fitting).toBe(fitting);
  const byMonth = searchRentals(...split({ price_by: "month" }));
  expect(byMonth.status === "found" ? byMonth.rentals.length : 0).toBe(fitting);
});
