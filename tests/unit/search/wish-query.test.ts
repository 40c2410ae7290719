import type { Wish } from "@rentals/reader/wish/wish.ts";
import { wishQuery } from "@/lib/search/wish-query";

const NOTHING: Wish = {
  areas: [],
  rent: null,
  bedrooms: null,
  minBathrooms: null,
  types: [],
  includes: [],
  stayMonths: null,
  availableBy: null,
  people: null,
  unread: [],
};
const KNOWN = ["canggu", "ubud", "kuta utara"];
const queryOf = (wish: Partial<Wish>) =>
  wishQuery({ ...NOTHING, ...wish }, (name) => KNOWN.includes(name)).query;
const rent = (
  least: number | null,
  most: number | null,
  currency = "IDR",
  period: "month" | "year" = "month",
) => ({ rent: { least, most, currency, period } });

test.each<[string, Partial<Wish>, string]>([
  ["nothing", {}, ""],
  ["one of the four maxima", rent(null, 15e6), "price_range=15&price_by=month"],
  ["another maximum", rent(null, 20e6), "price_max=20000000"],
  ["a maximum with a minimum", rent(10e6, 15e6), "price_min=10000000&price_max=15000000"],
  ["a minimum", rent(15e6, null), "price_min=15000000"],
  ["a maximum by the year", rent(null, 240e6, "IDR", "year"), "price_max=20000000"],
  ["another currency", rent(null, 15, "USD"), "price_max=25&price_in=USD"],
  ["bedrooms from two", { bedrooms: { least: 2, most: null } }, "min_bedrooms=2"],
  ["exactly two bedrooms", { bedrooms: { least: 2, most: 2 } }, "min_bedrooms=2&max_bedrooms=2"],
  ["a studio", { bedrooms: { least: 0, most: 0 } }, "max_bedrooms=0"],
  ["more bedrooms than an option", { bedrooms: { least: 8, most: null } }, "min_bedrooms=6"],
  ["at most more bedrooms than an option", { bedrooms: { least: null, most: 8 } }, ""],
  ["bathrooms", { minBathrooms: 2 }, "min_bathrooms=2"],
  ["more bathrooms than an option", { minBathrooms: 9 }, "min_bathrooms=4"],
  ["kinds of home by their words", { types: ["studio", "guest house"] }, "type=guesthouse,apartment"],
  ["an unknown kind", { types: ["castle"] }, ""],
  ["items", { includes: ["pool", "wifi"] }, "includes=wifi,pool"],
  ["both bills", { includes: ["pool", "water", "electricity"] }, "includes=pool,bills"],
  ["a stay and a day", { stayMonths: 3, availableBy: "2026-12-10" }, "stay=3&available=2026-12-10"],
])("%s: %j becomes the query %s", (_, wish, expected) => {
  expect(queryOf(wish)).toBe(expected);
});

test("an area becomes the narrowest known place that contains it; unknown areas are reported as unread", () => {
  const areas = [
    { names: ["berawa", "canggu", "kuta utara"], words: "Berawa" },
    { names: ["atlantis"], words: "Atlantis" },
    { names: ["ubud"], words: "ubud" },
  ];
  const wish = { ...NOTHING, areas, unread: ["near the beach"] };
  expect(wishQuery(wish, (name) => KNOWN.includes(name))).toEqual({
    query: "location=canggu,ubud",
    unread: ["Atlantis", "near the beach"],
  });
});
