import { comparisonOf, lowestTenth } from "@/lib/market/comparison";
import type { LiveRental } from "@/lib/rentals/rental";
import { homes, marketOf } from "./sample-market";

/** The group that `lowestTenth` reports for the first of the rentals. */
const ofFirst = (rentals: readonly LiveRental[]) =>
  lowestTenth(rentals[0] === undefined ? null : comparisonOf(marketOf(rentals), rentals[0]));

const millions = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + at);

it.each([
  ["the lowest of ten", [10, ...millions(9, 11)]],
  ["one of the two lowest of twenty", [10, 10, ...millions(18, 11)]],
  ["the second lowest of twenty", [11, 10, ...millions(18, 12)]],
])("%s is among the lowest tenth", (_, rents) => {
  expect(ofFirst(homes(rents))).toMatchObject({ kind: "home", bedrooms: 2, area: "canggu", isNear: false });
});

it.each([
  ["the lowest of nine", [10, ...millions(8, 11)]],
  ["one of the two lowest of ten", [10, 10, ...millions(8, 11)]],
  ["the second lowest of nineteen", [11, 10, ...millions(17, 12)]],
  ["one of ten equal rents", Array.from({ length: 10 }, () => 10)],
  ["the highest of ten", [30, ...millions(9, 11)]],
])("%s is not among the lowest tenth", (_, rents) => {
  expect(ofFirst(homes(rents))).toBeNull();
});

it("a rent that does not count is never among the lowest tenth", () => {
  const [first, ...others] = homes(millions(12, 10));
  if (first === undefined) throw new Error("no home");
  expect(ofFirst([{ ...first, rental_period: "night" }, ...others])).toBeNull();
  expect(lowestTenth(null)).toBeNull();
});
