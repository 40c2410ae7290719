import { NOTHING_STATED, type SearchedFacts } from "@/lib/facts/searched-facts";
import type { FilterKey, Filters } from "@/lib/filters/filters";
import { DATE_RANGES, type Unstated } from "@/lib/filters/options";
import type { ExchangeRates } from "@/lib/money/currency";
import { type Places, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rentals/rental";
import { isoBaliDay } from "@/lib/time/bali-day";
import { anyMeets, type LetHome, letHomes } from "./let-homes";
import { hasBedrooms, meetsMaximum } from "./meets-maximum";

const DAY_MS = 24 * 60 * 60 * 1000;

export type SearchContext = {
  places: Places;
  rates: ExchangeRates;
  /** When the rentals were read, in ms since the epoch: the clock of the date range. */
  readAt: number;
  /** Ids whose texts contain every keyword; null without keywords. */
  matchingIds: ReadonlySet<number> | null;
  /** What the advert of a rental states; null where the texts could not be read. */
  factsOf: ((id: number) => SearchedFacts) | null;
};

type Test = {
  /** What it is about that an advert may not state; null for what is known of every rental. */
  fact: Unstated | "location" | null;
  /** Whether a rental meets it; null where its advert does not state the fact. */
  isMet: (rental: LiveRental) => boolean | null;
};

/** What one filter asks of a rental, and whether those pass whose advert does not state the fact. */
export type Criterion = Test & { filter: FilterKey; letsUnstatedPass: boolean };

/** The homes that the post of a rental lets. */
const homesIn =
  ({ factsOf }: SearchContext) =>
  (rental: LiveRental): readonly LetHome[] =>
    letHomes(rental, factsOf?.(rental.id).units ?? []);

/** Whether a home of a rental fits the maximum by the month whole, with the bedrooms asked for (docs/behaviour.md, F17). */
export function fitsByMonth(filters: Filters, context: SearchContext): (rental: LiveRental) => boolean {
  const isMet = meetsMaximum(
    { ...filters, price_by: "month" },
    { rates: context.rates, homesOf: homesIn(context) },
  );
  return (rental) => isMet(rental) === true;
}

/** What the text of a rental states (docs/behaviour.md, F15). */
const statedIn =
  ({ factsOf }: SearchContext) =>
  ({ id }: LiveRental): SearchedFacts =>
    factsOf?.(id) ?? NOTHING_STATED;

/** What each filter asks; nothing where it is not set. */
const TESTS: Record<FilterKey, (filters: Filters, context: SearchContext) => Test | readonly Test[]> = {
  dateRange: ({ dateRange }, { readAt }) => {
    // Compared as ISO strings: parsing dates would cost more than all other criteria.
    const cutoff = new Date(readAt - DATE_RANGES[dateRange].days * DAY_MS).toISOString();
    return { fact: null, isMet: ({ posted_at }) => posted_at !== null && posted_at >= cutoff };
  },
  location: ({ location }, { places }) => {
    if (location === "") return [];
    const wanted = placeIndex(places, location);
    const isMet = (rental: LiveRental) => {
      const place = placeIndex(places, rental.location);
      return place === null ? null : place === wanted;
    };
    return { fact: "location", isMet };
  },
  price_range: (filters, context) =>
    filters.price_range === null
      ? []
      : {
          fact: "price",
          isMet: meetsMaximum(filters, { rates: context.rates, homesOf: homesIn(context) }),
        },
  min_bedrooms: ({ min_bedrooms: minimum }, context) => {
    if (minimum === null) return [];
    const homesOf = homesIn(context);
    const isMet = (rental: LiveRental) => anyMeets(homesOf(rental), (home) => hasBedrooms(home, minimum));
    return { fact: "bedrooms", isMet };
  },
  keywords: (_, { matchingIds }) =>
    matchingIds === null ? [] : { fact: null, isMet: ({ id }) => matchingIds.has(id) },
  includes: ({ includes }, context) => {
    const stated = statedIn(context);
    return includes.map((include) => ({
      fact: include,
      isMet: (rental) => {
        const said = stated(rental).includes[include];
        return said === undefined ? null : said === "yes";
      },
    }));
  },
  stay: ({ stay }, context) => {
    const stated = statedIn(context);
    return stay === null ? [] : { fact: "stay", isMet: (rental) => stated(rental).monthStay };
  },
  available: ({ available }, context) => {
    if (available === null) return [];
    const stated = statedIn(context);
    // A day that has passed counts as today.
    const today = isoBaliDay(new Date(context.readAt));
    const isMet = (rental: LiveRental) => {
      const { availableFrom: from } = stated(rental);
      return from === null ? null : from === "now" || from <= available || from <= today;
    };
    return { fact: "available", isMet };
  },
  sort: () => [],
};

const filterKeys = Object.keys(TESTS).filter((key): key is FilterKey => key in TESTS);

/** What one filter asks of a rental. */
export function criteriaOfFilter(key: FilterKey, filters: Filters, context: SearchContext): Criterion[] {
  // A place is never guessed.
  const letsPass = (fact: Test["fact"]) =>
    fact !== null && fact !== "location" && filters.unstated.includes(fact);
  return [TESTS[key](filters, context)]
    .flat()
    .map((test) => ({ ...test, filter: key, letsUnstatedPass: letsPass(test.fact) }));
}

/** What all filters ask of a rental. */
export function criteriaOf(filters: Filters, context: SearchContext): Criterion[] {
  return filterKeys.flatMap((key) => criteriaOfFilter(key, filters, context));
}

export function passes({ isMet, letsUnstatedPass }: Criterion, rental: LiveRental): boolean {
  return isMet(rental) ?? letsUnstatedPass;
}
