import type { Filters } from "@/lib/filters/filters";
import type { Sort } from "@/lib/filters/options";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import type { LiveRental } from "@/lib/rental/rental";
import type { SearchContext } from "@/lib/search/criteria";
import { countFound, isSortIdle, searchRentals } from "@/lib/search/search";
import type { SearchedFacts } from "@/lib/search/searched-facts";
import { type Change, type RentColumns, sampleRent, sampleRental } from "../rental/sample-rental";
import { CONTEXT, daysAgo, factsById, rentalsWith, splitBy } from "./search-context";

function search(
  changes: readonly Change<LiveRental>[],
  filters: Partial<Filters>,
  context: Partial<SearchContext> = {},
) {
  return searchRentals(...splitBy(rentalsWith(changes), filters, context));
}

function foundIds(...args: Parameters<typeof search>): number[] | string {
  const result = search(...args);
  return result.status === "found" ? result.rentals.map(({ id }) => id) : result.status;
}

const posted = (days: number) => ({ posted_at: daysAgo(days) });

describe("rentals of a contact", () => {
  const homes = [posted(0), posted(0), posted(40)];
  it.each([
    [{ contact: "0123456789ab" }, { contactIds: new Set([2, 3]) }, [2]],
    [{ contact: "0123456789ab" }, {}, []],
    [{}, { contactIds: new Set([2]) }, [1, 2]],
  ])("with %j and %j are found", (filters, context, ids) => {
    expect(foundIds(homes, filters, context)).toEqual(ids);
  });
});

describe("the facts that the advert states", () => {
  const found = (filters: Partial<Filters>, ...facts: Partial<SearchedFacts>[]) =>
    foundIds(
      facts.map(() => posted(0)),
      filters,
      { factsOf: factsById({ ...[{}, ...facts] }) },
    );
  const wifi = [
    { includes: { wifi: "yes" } },
    { includes: { wifi: "no" } },
    {},
    { includes: { wifi: "yes", pets: "yes" } },
  ] as const;

  it("must be yes, or unstated when that is included", () => {
    expect(found({ includes: ["wifi"] }, ...wifi)).toEqual([1, 4]);
    expect(found({ includes: ["wifi", "pets"] }, ...wifi)).toEqual([4]);
    expect(found({ includes: ["wifi"], unstated: ["wifi"] }, ...wifi)).toEqual([1, 3, 4]);
    expect(found({ includes: ["wifi", "pets"], unstated: ["pets"] }, ...wifi)).toEqual([1, 4]);
  });

  it("include bills when both electricity and water are included", () => {
    const bills = [
      { includes: { electricity: "yes", water: "yes" } },
      { includes: { electricity: "yes" } },
      { includes: { electricity: "no" } },
      {},
      { includes: { water: "no" } },
    ] as const;
    expect(found({ includes: ["bills"] }, ...bills)).toEqual([1]);
    expect(found({ includes: ["bills"], unstated: ["bills"] }, ...bills)).toEqual([1, 2, 4]);
    expect(found({ includes: ["electricity"] }, ...bills)).toEqual([1, 2]);
  });

  it.each([
    [1, [1, 2]],
    [2, [1, 2]],
    [3, [1, 2, 3]],
    [12, [1, 2, 3]],
  ] as const)("allow a stay of %s months when the minimum is no longer", (stay, ids) => {
    const stays = [{ minimumStayMonths: 0 }, { minimumStayMonths: 1 }, { minimumStayMonths: 3 }, {}];
    expect(found({ stay }, ...stays)).toEqual(ids);
    expect(found({ stay, unstated: ["stay"] }, ...stays)).toEqual([...ids, 4]);
  });

  // Today is 21 November in Bali.
  const dates = ["now", "2026-11-01", "2026-11-21", "2026-12-01", "2026-12-02", null].map(
    (availableFrom) => ({ availableFrom }),
  );
  it.each([
    ["2026-12-01", [1, 2, 3, 4]],
    ["2026-12-02", [1, 2, 3, 4, 5]],
    ["2026-11-21", [1, 2, 3]],
    ["2099-12-31", [1, 2, 3, 4, 5]],
    // A past day counts as today.
    ["2026-11-02", [1, 2, 3]],
    ["2001-01-01", [1, 2, 3]],
  ])("say that the home is free by %s", (available, ids) => {
    expect(found({ available }, ...dates)).toEqual(ids);
    expect(found({ available, unstated: ["available"] }, ...dates)).toEqual([...ids, 6]);
  });

  it("count a past day as today in Bali, which is ahead of UTC", () => {
    const context = {
      readAt: Date.parse("2026-11-20T16:00:00Z"),
      factsOf: factsById({ 1: { availableFrom: "2026-11-21" } }),
    };
    expect(foundIds([posted(1)], { available: "2026-11-20" }, context)).toEqual([1]);
  });

  it("leave nothing when no advert states them", () => {
    expect(foundIds([posted(0)], { includes: ["wifi"] })).toEqual([]);
    expect(foundIds([posted(0)], { includes: ["wifi"], unstated: ["wifi"] })).toEqual([1]);
  });
});

describe("the date range", () => {
  const MOMENT = 1e-6;

  it.each([
    ["day", 1],
    ["week", 7],
    ["month", 30],
  ] as const)("'%s' finds posts of the last %i days", (dateRange, days) => {
    const ages = [0, days - MOMENT, days, days + MOMENT];
    expect(foundIds(ages.map(posted), { dateRange })).toEqual([1, 2, 3]);
  });

  it("is the month by default", () => {
    expect(foundIds([posted(29), posted(31)], {})).toEqual([1]);
  });

  it("finds no listing without a date", () => {
    expect(foundIds([{ posted_at: null }], {})).toEqual([]);
  });
});

describe("the price range", () => {
  it.each([11, 15, 25, 38] as const)("%i finds amounts up to that many millions", (price_range) => {
    const limit = price_range * 1_000_000;
    const amounts = [1_000_000, limit - 1, limit, limit + 1].map((price_amount) => ({ price_amount }));
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

  it("finds listings without a price only when there is no maximum", () => {
    expect(foundIds([{ price_amount: null }], { price_range: 38 })).toEqual([]);
    expect(foundIds([{ price_amount: null }, { price_amount: 9e12 }], { price_range: null })).toEqual([1, 2]);
  });
});

describe("the price range by the month", () => {
  const rentals = [
    { price_amount: 11_000_000 },
    { price_amount: 11_000_001 },
    { price_amount: 500_000, rental_period: "night" },
    { price_amount: 120_000_000, rental_period: "year" },
    { price_amount: 640, price_currency: "USD" },
    { price_amount: 700, price_currency: "USD" },
    { price_amount: 700, price_currency: "SGD" },
    { price_amount: null },
  ] as const;

  it("compares in rupiah, and leaves out prices that cannot be compared", () => {
    expect(foundIds(rentals, { price_range: 11, price_by: "month" })).toEqual([1, 4, 5]);
    expect(foundIds(rentals, { price_range: 11 })).toEqual([1, 5, 3, 6, 7]);
  });

  it("includes unstated prices when the query asks for them", () => {
    expect(foundIds(rentals, { price_range: 11, price_by: "month", unstated: ["price"] })).toEqual([
      1, 4, 5, 7, 8,
    ]);
    expect(foundIds(rentals, { price_range: 11, unstated: ["price", "bedrooms"] })).toEqual([
      1, 5, 3, 6, 7, 8,
    ]);
    expect(foundIds(rentals, { price_range: 11, unstated: ["bedrooms"] })).toEqual([1, 5, 3, 6, 7]);
  });

  it("changes nothing without a maximum", () => {
    expect(foundIds(rentals, { price_by: "month" })).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe("the bounds of the rent by the month", () => {
  const rentals = [
    { price_amount: 9_000_000 },
    { price_amount: 15_000_000 },
    { price_amount: 500_000, rental_period: "night" },
    { price_amount: 180_000_000, rental_period: "year" },
    { price_amount: 900, price_currency: "USD" },
    { price_amount: 900, price_currency: "SGD" },
    { price_amount: 9_000_000, hasPlaceholderPrice: true },
    { price_amount: null },
  ] as const;

  it.each<[Partial<Filters>, number[]]>([
    [{ price_min: 15_000_000 }, [2, 3, 4, 5]],
    [{ price_max: 15_000_000 }, [1, 2, 4]],
    [{ price_min: 9_500_000, price_max: 15_500_000 }, [2, 3, 4, 5]],
    [{ price_min: 900, price_max: 900, price_in: "USD" }, [5]],
    [{ price_max: 900, price_in: "USD" }, [1, 2, 3, 4, 5]],
    [{ price_max: 15_000_000, unstated: ["price"] }, [1, 2, 4, 6, 7, 8]],
    [{ price_max: 15_000_000, price_range: 11 }, [1]],
    [{ price_min: 10_000_000, price_range: 11 }, [3, 5]],
    [{ price_min: 2_000_000_000 }, []],
  ])("%j find the rents within them", (filters, ids) => {
    expect(foundIds(rentals, filters)).toEqual(ids);
  });

  it.each<[Partial<Filters>, number[]]>([
    [{ price_min: 500_000 }, [1, 2, 3, 4]],
    [{ price_min: 25, price_in: "USD" }, [5]],
    [{ price_min: 25, price_in: "EUR" }, []],
  ])("%j find only rents in their own currency without exchange rates", (filters, ids) => {
    expect(foundIds(rentals, filters, { rates: { IDR: 1 } })).toEqual(ids);
  });
});

describe("a maximum for the amount as advertised", () => {
  const rentals = [
    { price_amount: 900_000, rental_period: "night" },
    { price_amount: 9_000_000 },
    { price_amount: 10_000_000, rental_period: "week" },
    { price_amount: 600, price_currency: "USD" },
    { price_amount: 1_850, price_currency: "EUR" },
    { price_amount: 3 },
  ] as const;

  it.each([
    ["none", [2, 4, 1, 3, 5, 6]],
    ["pricePerMonthAsc", [2, 4, 1, 5, 3, 6]],
    ["pricePerMonthDesc", [4, 2, 3, 5, 1, 6]],
  ] as const)("puts rents above it by the month after those that fit, sorted by %s", (sort, ids) => {
    expect(foundIds(rentals, { price_range: 11, sort })).toEqual(ids);
  });

  it("does not count an amount without an exchange rate as fitting", () => {
    expect(foundIds(rentals, { price_range: 11 }, { rates: { IDR: 1 } })).toEqual([2, 1, 3, 4, 5, 6]);
  });

  it("keeps the order when prices are compared by the month, or not at all", () => {
    const two = [{ price_amount: 20_000_000 }, { price_amount: 9_000_000 }];
    expect(foundIds(two, {})).toEqual([1, 2]);
    expect(foundIds(two, { price_range: 25, price_by: "month" })).toEqual([1, 2]);
  });
});

describe("the bounds of bedrooms", () => {
  const rentals = [null, 0, 1, 2, 3, 6, 9].map((bedrooms) => ({ bedrooms }));

  it.each([
    [1, null, [3, 4, 5, 6, 7]],
    [6, null, [6, 7]],
    [null, 0, [2]],
    [null, 2, [2, 3, 4]],
    [2, 2, [4]],
    [2, 6, [4, 5, 6]],
  ] as const)("finds from %p to %p, and no unknown number", (min_bedrooms, max_bedrooms, ids) => {
    expect(foundIds(rentals, { min_bedrooms, max_bedrooms })).toEqual(ids);
    expect(foundIds(rentals, { min_bedrooms, max_bedrooms, unstated: ["bedrooms"] })).toEqual([1, ...ids]);
  });
});

describe("the minimum of bathrooms", () => {
  it.each([
    [1, [2, 3, 4]],
    [2, [4]],
  ] as const)("%p finds that many and more, and no unknown number", (min_bathrooms, ids) => {
    const rentals = [null, 1, 1.5, 2].map((bathrooms) => ({ bathrooms }));
    expect(foundIds(rentals, { min_bathrooms })).toEqual(ids);
    expect(foundIds(rentals, { min_bathrooms, unstated: ["bathrooms"] })).toEqual([1, ...ids]);
  });
});

describe("a rent that fell", () => {
  const firstRent = (price_amount: number, change: RentColumns = {}) =>
    sampleRent({ price_amount, ...change });
  const firstRents = [
    firstRent(25_000_000),
    firstRent(20_000_000),
    firstRent(15_000_000),
    firstRent(20_030_000),
    firstRent(700_000, { rental_period: "night" }),
    firstRent(2_500, { price_currency: "USD" }),
    firstRent(25_000_000_000),
    null,
  ];
  const rentals = firstRents.map(() => ({ price_amount: 20_000_000 }));
  const factsOf = factsById({ ...[{}, ...firstRents.map((rent) => ({ firstRent: rent }))] });

  it("is lower than in the first post, for the same period and in the same currency", () => {
    expect(foundIds(rentals, { reduced: 1 }, { factsOf })).toEqual([1]);
    expect(foundIds(rentals, {}, { factsOf })).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("is unknown for a placeholder price", () => {
    const placeholder = { price_amount: 20_000_000, hasPlaceholderPrice: true } as const;
    expect(foundIds([placeholder], { reduced: 1 }, { factsOf })).toEqual([]);
  });
});

it("the photos filter finds only rentals with photos or videos", () => {
  const rentals = [[], ["/media/pool-01.webp"], ["/media/tour.mp4"]].map((media_urls) => ({ media_urls }));
  expect(foundIds(rentals, { photos: 1 })).toEqual([2, 3]);
});

describe("the kind of home", () => {
  const rentals = ["villa", "house, villa", "Kos", "guest house, ocean view", "hotel", "view", null].map(
    (property_type) => ({ property_type }),
  );

  it.each([
    [[], [1, 2, 3, 4, 5, 6, 7]],
    [["villa"], [1, 2]],
    [["house"], [2]],
    [
      ["room", "villa"],
      [1, 2, 3],
    ],
    [["guesthouse"], [4]],
    [["apartment"], []],
  ] as const)("%j finds rentals of these kinds, and none of unknown kind", (type, ids) => {
    expect(foundIds(rentals, { type: [...type] })).toEqual(ids);
  });

  it("includes unknown kinds when the query asks for them, but no other kind", () => {
    expect(foundIds(rentals, { type: ["house"], unstated: ["type"] })).toEqual([2, 6, 7]);
  });
});

describe("the location", () => {
  const rentals = ["canggu", "Canggu", "batu bolong", "ubud", "atlantis", null].map((location) => ({
    location,
  }));

  it.each([
    [[], [1, 2, 3, 4, 5, 6]],
    [["ubud"], [4]],
    [["canggu"], [1, 2, 3]],
    [["batu bolong"], [1, 2, 3]],
    [
      ["canggu", "ubud"],
      [1, 2, 3, 4],
    ],
    [
      ["batu bolong", "canggu"],
      [1, 2, 3],
    ],
    [["atlantis", "ubud"], [4]],
  ])("%j finds the listings of these points on the map", (location, ids) => {
    expect(foundIds(rentals, { location })).toEqual(ids);
  });

  it.each(["atlantis", "cang", "constructor", "__proto__", "🏝️"])(
    "%j, the name of no place, is reported as an unknown location",
    (location) => {
      expect(foundIds(rentals, { location: [location] })).toBe("unknown-location");
      expect(foundIds(rentals, { location: [location, "nowhere"] })).toBe("unknown-location");
    },
  );

  it("reports the points found, also by another name and without listings, and the unknown names", () => {
    const { canggu, ubud } = CONTEXT.places.indexByName;
    const nothing = { status: "found", rentals: [], unknownAreas: [] };
    expect(search([], { location: ["batu bolong"] })).toEqual({ ...nothing, areas: [canggu] });
    expect(search([], {})).toEqual({ ...nothing, areas: [] });
    expect(search([], { location: ["atlantis", "batu bolong", "canggu", "ubud"] })).toEqual({
      ...nothing,
      areas: [canggu, ubud],
      unknownAreas: ["atlantis"],
    });
  });
});

describe("the keywords", () => {
  it("keep only listings whose texts match", () => {
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
    const good = { location: "ubud", bedrooms: 3, price_amount: 20_000_000, ...posted(1) };
    const rentals = [
      good,
      { ...good, location: "canggu" },
      { ...good, bedrooms: 1 },
      { ...good, price_amount: 30_000_000 },
      { ...good, ...posted(8) },
      good,
    ];
    const filters: Partial<Filters> = {
      ...{ location: ["ubud"], min_bedrooms: 2, price_range: 25, dateRange: "week" },
    };
    expect(foundIds(rentals, filters, { matchingIds: new Set([1, 2, 3, 4, 5]) })).toEqual([1]);
  });
});

it.each([
  ["none", [2, 3, 4, 5, 1]],
  ["pricePerMonthAsc", [3, 1, 2, 4, 5]],
  ["pricePerMonthDesc", [2, 1, 3, 4, 5]],
  ["pricePerBedroomAsc", [3, 1, 2, 4, 5]],
] as const)(
  "searchRentals puts a home that nobody can reach last only in the default order: %s",
  (sort, ids) => {
    const rentals = [
      { price_amount: 8_000_000, isReachable: false },
      { price_amount: 9_000_000 },
      { price_amount: 7_000_000 },
      { price_amount: null },
      { price_amount: 1, price_currency: "XXX" },
    ].map((rental) => ({ bedrooms: 1, ...rental }));
    expect(foundIds(rentals, { sort })).toEqual(ids);
  },
);

it("searchRentals does not change the list it was given", () => {
  const given = [2, 1, 3].map((id) => sampleRental({ id, price_amount: id }));
  const copy = [...given];
  searchRentals({ passing: given, failing: [] }, { ...DEFAULT_QUERY, sort: "pricePerMonthAsc" }, CONTEXT);
  expect(given).toEqual(copy);
});

describe("countFound", () => {
  const count = (filters: Partial<Filters>, matchingIds: ReadonlySet<number> | null = null) => {
    const rentals = rentalsWith([{ bedrooms: 1 }, { bedrooms: 2 }, { bedrooms: 3 }]);
    return countFound(rentals, { ...DEFAULT_QUERY, ...filters }, { ...CONTEXT, matchingIds });
  };

  it("counts the rentals that pass the filters", () => {
    expect(count({})).toBe(3);
    expect(count({ min_bedrooms: 2 })).toBe(2);
    expect(count({ keywords: "pool" }, new Set([1, 2]))).toBe(2);
    expect(count({ location: ["atlantis"] })).toBe(0);
  });

  it("ignores the keyword matches when the filters have no keywords", () => {
    expect(count({ keywords: "" }, new Set([1]))).toBe(3);
  });
});

describe("isSortIdle", () => {
  const isIdle = (prices: readonly (number | null)[], sort: Sort) => {
    const changes = prices.map((price_amount) => ({ ...posted(0), price_amount }));
    const split = splitBy(rentalsWith(changes), { sort });
    const result = searchRentals(...split);
    return result.status === "found" && isSortIdle(result.rentals, ...split);
  };

  it.each<[Sort, (number | null)[], boolean]>([
    ["pricePerMonthAsc", [9e6, 8e6], false],
    ["pricePerMonthAsc", [9e6, 9e6], true],
    ["reducedMost", [9e6, 8e6], true],
    ["reducedMost", [9e6], false],
    ["none", [9e6, 8e6], false],
  ])("of %s for %j is %p", (sort, prices, expected) => {
    expect(isIdle(prices, sort)).toBe(expected);
  });
});
