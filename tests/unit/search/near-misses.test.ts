import type { Filters } from "@/lib/filters/filters";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { collapsePlaces } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { nearMisses } from "@/lib/search/near-misses";
import { rentalsPassing } from "@/lib/search/search";
import { NOTHING_STATED, type SearchedFacts } from "@/lib/search/searched-facts";
import { ENGLISH } from "@/tests/support/in-english";
import { type Change, sampleRental } from "../rental/sample-rental";
import { CONTEXT } from "./search-context";

describe("nearMisses", () => {
  const posted_at = "2026-11-18T00:00:00Z";

  const PLACES = collapsePlaces([
    { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 9 },
    { location_name: "berawa", latitude: -8.662, longitude: 115.145, rental_count: 8 },
    { location_name: "ubud", latitude: -8.51, longitude: 115.26, rental_count: 5 },
  ]);

  const missesOf = (
    rentals: readonly LiveRental[],
    filters: Partial<Filters>,
    facts: Partial<SearchedFacts> = {},
    matchingIds: ReadonlySet<number> | null = null,
  ) => {
    const query = { ...DEFAULT_QUERY, ...filters };
    const context = {
      ...{ ...CONTEXT, places: PLACES, rates: { IDR: 1 } },
      matchingIds,
      factsOf: () => ({ ...NOTHING_STATED, ...facts }),
    };
    const found = rentalsPassing(rentals, query, context).length;
    return nearMisses(rentals, found, query, context).map(({ rental, reasons }) => ({
      rental,
      reasons: reasons.map((reason) => ("text" in reason ? { text: reason.text(ENGLISH) } : reason)),
    }));
  };

  const HOME = { posted_at, location: "canggu", price_amount: 16_500_000, bedrooms: 1 };

  it.each<[string, Change<LiveRental>, Partial<Filters>, Partial<SearchedFacts>, object | null]>([
    ["a rent above the maximum", {}, { price_range: 15 }, {}, { text: "Rp 1.5M above" }],
    ["a rent more than a quarter above", { price_amount: 19_000_000 }, { price_range: 15 }, {}, null],
    ["an unstated rent", { price_amount: null }, { price_range: 15 }, {}, { unstated: "price" }],
    ["an area nearby", { location: "berawa" }, { location: ["canggu"] }, {}, { text: "Berawa, 2 km away" }],
    [
      "an area near one of several",
      { location: "berawa" },
      { location: ["canggu", "ubud"] },
      {},
      { text: "Berawa, 2 km away" },
    ],
    ["an area far away", { location: "ubud" }, { location: ["canggu"] }, {}, null],
    ["an area that is not on the map", { location: "nowhere" }, { location: ["canggu"] }, {}, null],
    ["one bedroom less", {}, { min_bedrooms: 2 }, {}, { text: "1 bedroom" }],
    ["a rent above the bound", {}, { price_max: 15_000_000 }, {}, { text: "Rp 1.5M above" }],
    ["a rent below the bound", {}, { price_min: 18_000_000 }, {}, { text: "Rp 1.5M below" }],
    ["a rent far below the bound", {}, { price_min: 25_000_000 }, {}, null],
    [
      "a rent above two bounds",
      {},
      { price_max: 15_500_000, price_range: 15 },
      {},
      { text: "Rp 1.5M above" },
    ],
    ["a rent that cannot be compared", {}, { price_max: 900, price_in: "USD" }, {}, null],
    ["one bedroom too many", { bedrooms: 3 }, { max_bedrooms: 2 }, {}, { text: "3 bedrooms" }],
    [
      "a studio for exactly one bedroom",
      { bedrooms: 0 },
      { min_bedrooms: 1, max_bedrooms: 1 },
      {},
      { text: "Studio" },
    ],
    ["one bathroom less", { bathrooms: 1 }, { min_bathrooms: 2 }, {}, { text: "1 bathroom" }],
    ["another kind of home", { property_type: "kos" }, { type: ["villa"] }, {}, { text: "Kos" }],
    ["an unknown kind of home", { property_type: null }, { type: ["villa"] }, {}, { unstated: "type" }],
    ["a home of another contact", {}, { contact: "0123456789ab" }, {}, null],
    ["three bedrooms less", {}, { min_bedrooms: 4 }, {}, null],
    ["a post before the date range", {}, { dateRange: "day" }, {}, { text: "Posted Wed 18 Nov 2026" }],
    ["a longer minimum stay", {}, { stay: 3 }, { minimumStayMonths: 6 }, { text: "Minimum stay 6 months" }],
    ["a minimum stay of a year", {}, { stay: 3 }, { minimumStayMonths: 12 }, null],
    ["an unstated minimum stay", {}, { stay: 3 }, {}, { unstated: "stay" }],
    [
      "free later",
      {},
      { available: "2026-12-20" },
      { availableFrom: "2027-01-05" },
      { text: "Free from 05 Jan 2027" },
    ],
    ["free much later", {}, { available: "2026-12-20" }, { availableFrom: "2027-03-01" }, null],
    ["pets unmentioned", {}, { includes: ["pets"] }, {}, { unstated: "pets" }],
    ["no pets", {}, { includes: ["pets"] }, { includes: { pets: "no" } }, { text: "Pets allowed: no" }],
    [
      "no pets, while adverts that do not say are included",
      {},
      { includes: ["pets"], unstated: ["pets"] },
      { includes: { pets: "no" } },
      { text: "Pets allowed: no" },
    ],
    ["one filter nearly and one by far", {}, { price_range: 15, min_bedrooms: 4 }, {}, null],
    ["no filter failed", {}, { price_range: 25 }, {}, null],
    ["an unknown location", {}, { location: ["atlantis"] }, {}, null],
  ])("%s", (_, home, filters, facts, reason) => {
    const rental = sampleRental({ ...HOME, ...home });
    expect(missesOf([rental], filters, facts)).toEqual(
      reason === null ? [] : [{ rental, reasons: [reason] }],
    );
  });

  it("has no home without the keywords", () => {
    expect(missesOf([sampleRental(HOME)], { keywords: "sea view" }, {}, new Set())).toEqual([]);
  });

  it("offers at most six, nearest first, and none when ten rentals pass", () => {
    const priced = (count: number, from: number) =>
      Array.from({ length: count }, (_, index) =>
        sampleRental({ ...HOME, id: from + index, price_amount: (from + count - index) * 1_000_000 }),
      );
    const above = priced(3, 15);
    const ids = missesOf(above, { price_range: 15 }).map(({ rental }) => rental.id);
    expect(ids).toEqual([17, 16, 15]);
    const fitting = priced(10, 0);
    expect(missesOf([...fitting.slice(1), ...above], { price_range: 15 })).toHaveLength(3);
    expect(missesOf([...fitting, ...above], { price_range: 15 })).toEqual([]);
    const late = Array.from({ length: 8 }, (_, id) => sampleRental({ ...HOME, id }));
    expect(missesOf(late, { price_range: 15 })).toHaveLength(6);
  });

  it("offers those that miss the least first, of which an unstated fact is half, with everything that each misses", () => {
    const two = sampleRental({ ...HOME, id: 1 });
    const one = sampleRental({ ...HOME, id: 2, price_amount: 14_000_000 });
    const unstated = sampleRental({ ...HOME, id: 3, price_amount: 14_000_000, bedrooms: null });
    const misses = missesOf([two, one, unstated], { price_range: 15, min_bedrooms: 2 });
    expect(misses.map(({ rental, reasons }) => [rental.id, reasons])).toEqual([
      [3, [{ unstated: "bedrooms" }]],
      [2, [{ text: "1 bedroom" }]],
      [1, [{ text: "Rp 1.5M above" }, { text: "1 bedroom" }]],
    ]);
  });
});
