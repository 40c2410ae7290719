import type { Filters } from "@/lib/filters/filters";
import { placeIndex } from "@/lib/places/places";
import { optionCounts, unstatedCounts } from "@/lib/search/option-counts";
import { sampleRental } from "../rental/sample-rental";
import { daysAgo, factsById, PLACES, rentalsWith, splitBy } from "./search-context";

const countsOf = (...args: Parameters<typeof splitBy>) => optionCounts(...splitBy(...args));

describe("option counts", () => {
  const RENTALS = [
    sampleRental({ id: 1, price_amount: 10_000_000, bedrooms: 1, posted_at: daysAgo(0.5) }),
    sampleRental({ id: 2, price_amount: 20_000_000, bedrooms: 2, posted_at: daysAgo(3) }),
    sampleRental({ id: 3, price_amount: 30_000_000, bedrooms: 3, posted_at: daysAgo(20), location: "ubud" }),
    sampleRental({ id: 4, price_amount: null, bedrooms: null, posted_at: daysAgo(20), location: null }),
  ];

  const factsOf = factsById({
    1: { includes: { wifi: "yes", pets: "yes" }, minimumStayMonths: 1 },
    2: { includes: { wifi: "yes", pets: "no" }, minimumStayMonths: 3 },
    3: { includes: { wifi: "no" } },
  });

  const count = (filters: Partial<Filters>, matchingIds: ReadonlySet<number> | null = null) =>
    countsOf(RENTALS, filters, { matchingIds, factsOf });

  const at = (name: string, filters: Partial<Filters>) =>
    count(filters).location[placeIndex(PLACES, name) ?? -1];

  describe("optionCounts", () => {
    it("counts the rentals of each option without other filters", () => {
      expect(count({}).price_range).toEqual({ "": 4, 11: 1, 15: 1, 25: 2, 38: 3 });
      expect(count({}).min_bedrooms).toEqual({ "": 4, 1: 3, 2: 2, 3: 1, 4: 0, 5: 0, 6: 0 });
      expect(count({}).dateRange).toEqual({ day: 1, week: 2, month: 4 });
      expect([at("canggu", {}), at("ubud", {})]).toEqual([2, 1]);
    });

    it("counts the rentals that remain when a box of advert facts is added to those set", () => {
      expect(count({}).includes).toMatchObject({ wifi: 2, pets: 1, pool: 0 });
      expect(count({}).stay).toMatchObject({ "": 4, 1: 1, 2: 1, 3: 2, 12: 2 });
      expect(count({ includes: ["wifi"] }).includes).toMatchObject({ wifi: 2, pets: 1 });
      expect(count({ includes: ["pets"], min_bedrooms: 2 }).includes).toMatchObject({ wifi: 0, pets: 0 });
      expect(count({ stay: 1 }).includes).toMatchObject({ wifi: 1, pets: 1 });
      expect(count({ includes: ["wifi"], unstated: ["wifi"] }).includes).toMatchObject({ wifi: 3, pets: 1 });
    });

    it("counts each kind of home alone, plus rentals of unknown kind when those are included", () => {
      const typed = ["villa", "villa, house", "kos", "hotel", null].map((property_type, id) =>
        sampleRental({ id, property_type, posted_at: daysAgo(1) }),
      );
      const types = (filters: Partial<Filters>) => countsOf(typed, filters, { factsOf }).type;
      const alone = { room: 1, guesthouse: 0, apartment: 0, house: 1, villa: 2 };
      expect(types({})).toEqual(alone);
      expect(types({ type: ["villa"] })).toEqual(alone);
      expect(types({ type: ["villa"], unstated: ["type"] })).toMatchObject({ room: 2, house: 2, villa: 3 });
    });

    it("applies all other filters, but not the option's own", () => {
      expect(count({ price_range: 25 }).price_range).toEqual(count({}).price_range);
      expect(count({ price_range: 25 }).min_bedrooms).toMatchObject({ "": 2, 1: 2, 2: 1, 3: 0 });
      expect(count({ location: ["ubud"] }).dateRange).toEqual({ day: 0, week: 0, month: 1 });
      expect(count({ dateRange: "week" }).price_range).toMatchObject({ "": 2, 38: 2 });
      expect([
        at("canggu", { location: ["ubud"] }),
        at("ubud", { location: ["ubud"], min_bedrooms: 1 }),
      ]).toEqual([2, 1]);
    });

    it("compares prices by the month when the query asks for it", () => {
      const nightly = [
        sampleRental({ id: 1, price_amount: 1_000_000, rental_period: "night", posted_at: daysAgo(1) }),
        sampleRental({ id: 2, price_amount: 120_000_000, rental_period: "year", posted_at: daysAgo(1) }),
      ];
      const by = (price_by: "advert" | "month") => countsOf(nightly, { price_by }).price_range;
      expect(by("advert")).toEqual({ "": 2, 11: 1, 15: 1, 25: 1, 38: 1 });
      expect(by("month")).toEqual({ "": 2, 11: 1, 15: 1, 25: 1, 38: 2 });
    });

    it("counts rentals that do not state a fact when those are included", () => {
      expect(count({ min_bedrooms: 2, unstated: ["bedrooms"] }).min_bedrooms).toMatchObject({
        "": 4,
        2: 3,
        6: 1,
      });
      expect(count({ price_range: 11, unstated: ["price"] }).price_range).toMatchObject({
        "": 4,
        11: 2,
        38: 4,
      });
    });

    it("counts only rentals that match the keywords", () => {
      expect(count({ keywords: "pool" }, new Set([2, 3])).dateRange).toEqual({ day: 0, week: 1, month: 2 });
    });

    it("does not depend on the sort order", () => {
      expect(count({ sort: "pricePerMonthDesc" })).toEqual(count({}));
    });

    it("counts nothing at an unknown location, except for the other locations", () => {
      expect(count({ location: ["atlantis"] }).price_range).toMatchObject({ "": 0, 38: 0 });
      expect(at("canggu", { location: ["atlantis"] })).toBe(2);
    });
  });
});

describe("unstatedCounts", () => {
  const factsOf = factsById({ 1: { includes: { wifi: "yes" } }, 2: { includes: { wifi: "no" } } });

  const RENTALS = rentalsWith([
    { bedrooms: 1, price_amount: 9_000_000 },
    { bedrooms: 3, price_amount: 9_000_000 },
    { bedrooms: null, price_amount: 9_000_000 },
    { bedrooms: null, price_amount: 40_000_000 },
    { bedrooms: null, price_amount: null },
    { price_amount: null },
    { price_amount: 9, price_currency: "SGD" },
    { location: null },
    { location: "atlantis" },
    { bedrooms: null, location: "ubud", price_amount: 9_000_000 },
  ]);

  const counts = (filters: Partial<Filters>, rentals = RENTALS) =>
    unstatedCounts(...splitBy(rentals, filters, { factsOf }));

  it.each<[Partial<Filters>, ReturnType<typeof unstatedCounts>]>([
    [{}, []],
    [{ sort: "pricePerMonthAsc", dateRange: "week", keywords: "pool" }, []],
    [{ min_bedrooms: 2 }, [{ fact: "bedrooms", count: 4, isIncluded: false }]],
    [{ price_range: 38 }, [{ fact: "price", count: 2, isIncluded: false }]],
    [{ price_range: 38, price_by: "month" }, [{ fact: "price", count: 2, isIncluded: false }]],
    [{ location: ["canggu"] }, [{ fact: "location", count: 2, isIncluded: false }]],
    [{ location: ["nowhere"] }, []],
    [{ price_max: 38_000_000 }, [{ fact: "price", count: 2, isIncluded: false }]],
    [
      { price_min: 500_000, price_max: 38_000_000, price_range: 38 },
      [{ fact: "price", count: 2, isIncluded: false }],
    ],
    [{ price_max: 38_000_000, price_in: "EUR" }, [{ fact: "price", count: 2, isIncluded: false }]],
    [{ min_bedrooms: 2, max_bedrooms: 2 }, [{ fact: "bedrooms", count: 4, isIncluded: false }]],
    [{ includes: ["wifi"] }, [{ fact: "wifi", count: 8, isIncluded: false }]],
    [{ includes: ["wifi"], unstated: ["wifi"] }, [{ fact: "wifi", count: 8, isIncluded: true }]],
    [{ available: "2026-12-01" }, [{ fact: "available", count: 10, isIncluded: false }]],
  ])("of %j are %j", (filters, expected) => {
    expect(counts(filters)).toEqual(expected);
  });

  it("count only rentals that pass the other filters", () => {
    expect(counts({ min_bedrooms: 2, price_range: 11 })).toEqual([
      { fact: "price", count: 1, isIncluded: false },
      { fact: "bedrooms", count: 2, isIncluded: false },
    ]);
    expect(counts({ min_bedrooms: 2, location: ["ubud"] })).toEqual([
      { fact: "location", count: 2, isIncluded: false },
      { fact: "bedrooms", count: 1, isIncluded: false },
    ]);
  });

  it("are empty when every advert states the fact", () => {
    expect(counts({ min_bedrooms: 2 }, RENTALS.slice(0, 2))).toEqual([]);
  });
});
