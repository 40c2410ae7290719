import { array, assert, constantFrom, property, record, subarray } from "fast-check";
import { askedFacts } from "@/lib/filters/filter-rows";
import { type Filters, UNSTATED } from "@/lib/filters/filters";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { countByPoint } from "@/lib/places/places";
import type { SearchContext } from "@/lib/search/criteria";
import { optionCounts, unstatedCounts } from "@/lib/search/option-counts";
import { rentalsPassing } from "@/lib/search/search";
import { NOTHING_STATED, type SearchedFacts } from "@/lib/search/searched-facts";
import { splitByFailedFilters } from "@/lib/search/split-by-failed-filters";
import { sampleRent, sampleRental } from "../rental/sample-rental";
import { CONTEXT, daysAgo, PLACES, unit } from "./search-context";

const yesOrNo = constantFrom("yes" as const, "no" as const);

const homes = array(
  record({
    location: constantFrom("canggu", "ubud", "atlantis", null),
    bedrooms: constantFrom(0, 1, 3, null),
    price_amount: constantFrom(9_000_000, 20_000_000, 90_000_000, null),
    rental_period: constantFrom("month" as const, "year" as const),
    days: constantFrom(0.5, 3, 20),
    media_urls: constantFrom<string[]>([], ["/media/pool-01.webp"]),
    bathrooms: constantFrom(1, 1.5, 2, null),
    property_type: constantFrom("villa", "house, villa", "kos", "hotel", "view", null),
    facts: record({
      includes: record(
        { wifi: yesOrNo, pets: yesOrNo, electricity: yesOrNo, water: yesOrNo },
        { requiredKeys: [] },
      ),
      minimumStayMonths: constantFrom(0, 1, 6, null),
      availableFrom: constantFrom("now", "2026-12-24", null),
      firstRent: constantFrom(null, sampleRent({ price_amount: 30_000_000 })),
    }),
    others: array(
      record({ bedrooms: constantFrom(0, 1, 3, null), amount: constantFrom(20_000_000, 90_000_000) }),
      {
        maxLength: 2,
      },
    ),
  }),
  { maxLength: 30 },
);

const filtered = record({
  location: subarray(["canggu", "nowhere", "ubud"]),
  price_range: constantFrom(null, null, 11 as const, 25 as const),
  min_bedrooms: constantFrom(null, null, 1 as const, 3 as const),
  dateRange: constantFrom("month" as const, "week" as const),
  price_by: constantFrom("advert" as const, "month" as const),
  includes: subarray(["wifi", "pets", "bills", "water"] as const),
  stay: constantFrom(null, 1 as const, 6 as const),
  available: constantFrom(null, "2026-12-01"),
  min_bathrooms: constantFrom(null, null, 2 as const),
  max_bedrooms: constantFrom(null, null, 0 as const, 1 as const, 3 as const),
  price_min: constantFrom(null, null, 10_000_000),
  price_max: constantFrom(null, null, 20_000_000),
  reduced: constantFrom(null, null, 1 as const),
  monthly: constantFrom(null, null, 1 as const),
  photos: constantFrom(null, null, 1 as const),
  type: subarray(["room", "villa"] as const),
  contact: constantFrom("", "", "0123456789ab"),
  unstated: subarray([...UNSTATED]),
});

test("every count equals the length of the list that its option leads to", () => {
  assert(
    property(homes, filtered, (rows, change) => {
      const filters: Filters = { ...DEFAULT_QUERY, ...change };
      const facts = rows.map(({ facts: stated, others, ...row }): SearchedFacts => {
        const { bedrooms, price_amount: amount, rental_period: period } = row;
        const homes = others.length === 0 || amount === null ? [] : [{ bedrooms, amount }, ...others];
        const units = homes.map((home) => unit(home.bedrooms, home.amount / 1_000_000, period));
        return { ...stated, units };
      });
      const rentals = rows.map(({ days, facts: _, others: __, ...row }, id) =>
        sampleRental({ ...row, id, posted_at: daysAgo(days) }),
      );
      const context: SearchContext = {
        ...CONTEXT,
        factsOf: (id) => facts[id] ?? NOTHING_STATED,
        contactIds: new Set(rentals.map(({ id }) => id).filter((id) => id % 3 > 0)),
      };
      const listed = (other: Partial<Filters>) => rentalsPassing(rentals, { ...filters, ...other }, context);
      const split = splitByFailedFilters(rentals, filters, context);
      const counts = optionCounts(split, filters, context);
      expect(counts).toMatchObject({
        price_range: { "": listed({ price_range: null }).length, 25: listed({ price_range: 25 }).length },
        min_bedrooms: {
          "": listed({ min_bedrooms: null }).length,
          1: listed({
            min_bedrooms: 1,
            max_bedrooms: filters.max_bedrooms === 0 ? null : filters.max_bedrooms,
          }).length,
        },
        max_bedrooms: { "": listed({ max_bedrooms: null }).length, 3: listed({ max_bedrooms: 3 }).length },
        min_bathrooms: { "": listed({ min_bathrooms: null }).length, 2: listed({ min_bathrooms: 2 }).length },
        dateRange: { day: listed({ dateRange: "day" }).length, month: listed({ dateRange: "month" }).length },
        includes: {
          wifi: listed({ includes: [...filters.includes, "wifi"] }).length,
          pets: listed({ includes: [...filters.includes, "pets"] }).length,
        },
        stay: { 1: listed({ stay: 1 }).length },
        reduced: { 1: listed({ reduced: 1 }).length },
        monthly: { 1: listed({ monthly: 1 }).length },
        photos: { 1: listed({ photos: 1 }).length },
        type: { room: listed({ type: ["room"] }).length, villa: listed({ type: ["villa"] }).length },
        location: countByPoint(PLACES, listed({ location: [] })),
      });
      const unstated = new Map(unstatedCounts(split, filters, context).map((one) => [one.fact, one.count]));
      for (const fact of askedFacts(filters)) {
        const others = filters.unstated.filter((other) => other !== fact);
        const longer = listed({ unstated: [...others, fact] }).length - listed({ unstated: others }).length;
        expect([fact, unstated.get(fact) ?? 0]).toEqual([fact, longer]);
      }
    }),
  );
});
