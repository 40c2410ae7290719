import { inAreas, MAX_AREAS } from "@/lib/filters/areas";
import { areSwapped, type PriceBounds, settledPrices } from "@/lib/filters/price-bounds";
import { canonicalQuery, parseListQuery } from "@/lib/filters/schema";
import { withWish } from "@/lib/filters/with-wish";
import { demoListings } from "@/supabase/demo/listings.ts";

describe("inAreas", () => {
  const letters = Array.from("abcdefghijklmnopqrst");

  it.each([
    [0, 0, false],
    [1, 1, false],
    [MAX_AREAS, MAX_AREAS, false],
    [MAX_AREAS + 1, MAX_AREAS, true],
    [20, MAX_AREAS, true],
  ])("keeps of %i names the first %i", (asked, taken, more_areas) => {
    expect(inAreas(letters.slice(0, asked))).toEqual({ location: letters.slice(0, taken), more_areas });
  });
});

test("inAreas sorts the names as in the address", () => {
  expect(inAreas(["ubud", "canggu"])).toEqual({ location: ["canggu", "ubud"], more_areas: false });
});

test("no place name of the demo contains the separator", () => {
  const { geo_location } = demoListings(new Date());
  expect(geo_location.length).toBeGreaterThan(0);
  expect(geo_location.filter(({ location_name }) => location_name.includes(","))).toEqual([]);
});

test("ten areas of the demo fit into an address of less than 255 characters", () => {
  const names = demoListings(new Date()).geo_location.map(({ location_name }) => location_name);
  const longest = names.sort((a, b) => b.length - a.length).slice(0, MAX_AREAS);
  expect(canonicalQuery({ location: longest }).length).toBeLessThan(255);
});

const taken = (filters: string, wish: string) => canonicalQuery(withWish(parseListQuery(filters), wish));

test.each([
  ["", "location=canggu&min_bedrooms=2", "location=canggu&min_bedrooms=2"],
  ["keywords=sea", "location=canggu", "location=canggu&keywords=sea"],
  ["location=canggu", "", "location=canggu"],
  ["location=a,b,c,d,e,f,g,h,i,j,k", "location=canggu", "location=canggu"],
  ["location=ubud&sort=pricePerMonthAsc", "location=canggu", "location=canggu&sort=pricePerMonthAsc"],
  ["includes=wifi", "includes=pool", "includes=wifi,pool"],
  ["includes=wifi&unstated=wifi", "location=ubud", "location=ubud&unstated=wifi&includes=wifi"],
  ["price_range=11&price_by=month", "price_max=20000000", "price_max=20000000"],
  ["price_min=5000000", "price_range=15&price_by=month", "price_range=15&price_by=month"],
  ["min_bedrooms=4", "max_bedrooms=2", "max_bedrooms=2"],
])("the filters %j with a sentence for %j become %j", (filters, wish, expected) => {
  expect(taken(filters, wish)).toBe(expected);
});

const bounds = (
  price_min: number | null,
  price_max: number | null,
  price_in: PriceBounds["price_in"] = "IDR",
) => ({
  price_min,
  price_max,
  price_in,
});

describe("settledPrices", () => {
  it.each([
    ["nothing", bounds(null, null), bounds(null, null)],
    ["a currency without bounds", bounds(null, null, "USD"), bounds(null, null)],
    ["whole steps", bounds(10_000_000, 15_500_000), bounds(10_000_000, 15_500_000)],
    ["amounts between steps", bounds(10_400_000, 15_100_000), bounds(10_000_000, 15_500_000)],
    ["amounts in dollars", bounds(610, 901, "USD"), bounds(600, 925, "USD")],
    ["millions", bounds(10, 15), bounds(10_000_000, 15_000_000)],
    ["millions beside a full amount", bounds(20, 15_000_000), bounds(15_000_000, 20_000_000)],
    ["small amounts in euros", bounds(10, 15, "EUR"), bounds(null, 25, "EUR")],
    ["0", bounds(0, 0), bounds(null, null)],
    ["a maximum of 0", bounds(20_000_000, 0), bounds(20_000_000, null)],
    ["less than a step", bounds(400_000, 400_000), bounds(null, 500_000)],
    ["swapped bounds", bounds(20_000_000, 10_000_000), bounds(10_000_000, 20_000_000)],
    ["swapped bounds between steps", bounds(901, 610, "AUD"), bounds(600, 925, "AUD")],
    ["equal bounds", bounds(15_000_000, 15_000_000), bounds(15_000_000, 15_000_000)],
    ["an excessive amount", bounds(9e14, 9e15), bounds(2_000_000_000, 2_000_000_000)],
    ["an excessive amount in dollars", bounds(null, 9e15, "USD"), bounds(null, 100_000, "USD")],
  ])("settles %s as the bounds of an address", (_, given, settled) => {
    expect(settledPrices(given)).toEqual(settled);
    expect(settledPrices(settled)).toEqual(settled);
  });
});

it.each([
  [bounds(20, 15_000_000), true],
  [bounds(15, 20_000_000), false],
  [bounds(15_000_000, 15_000_000), false],
  [bounds(20_000_000, null), false],
  [bounds(20_000_000, 0), false],
  [bounds(901, 610, "USD"), true],
])("whether the bounds %j are swapped: %p", (given, swapped) => {
  expect(areSwapped(given)).toBe(swapped);
});
