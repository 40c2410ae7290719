import type { FilterKey, Filters, Unstated } from "@/lib/filters/filters";
import { DATE_RANGES, type Include } from "@/lib/filters/options";
import type { ExchangeRates } from "@/lib/money/currency";
import { type Places, placeIndex, placesNamed } from "@/lib/places/places";
import { homeTypesOf } from "@/lib/rental/home-type";
import { liveSince } from "@/lib/rental/live";
import { asksByMonth } from "@/lib/rental/rent";
import type { LiveRental } from "@/lib/rental/rental";
import { NOTHING_STATED, type SearchedFacts } from "@/lib/search/searched-facts";
import { DAY_MS, isoRegionDay } from "@/lib/time/region-day";
import { type AdvertisedHome, advertisedHomes, anyMeets } from "./advertised-homes";
import { hasBedrooms, meetsRent } from "./meets-rent";
import { formerRent } from "./reduced-rent";

export type SearchContext = {
  places: Places;
  rates: ExchangeRates;
  /** When the rentals were read, in ms since the epoch. The date range ends here. */
  readAt: number;
  /** Ids of rentals whose texts contain every keyword; null without keywords. */
  matchingIds: ReadonlySet<number> | null;
  contactIds?: ReadonlySet<number>;
  /** Null if the texts could not be read. */
  factsOf: ((id: number) => SearchedFacts) | null;
  /** The rent as a share of the median of its class; null if it is not compared. Only for the order against usual rents. */
  shareOfMedian?: ((rental: LiveRental) => number | null) | undefined;
};

type Test = {
  /** The fact that it needs and that adverts may not state; null if every rental has it. */
  fact: Unstated | "location" | null;
  isMet: (rental: LiveRental) => boolean | null;
  /** The one property that decides it for a single home: rentals with an equal value are counted together. */
  by?: (rental: LiveRental, context: SearchContext) => unknown;
};

/** A test of one filter. `letsUnstatedPass`: rentals whose advert does not state the fact pass. */
export type Criterion = Test & { filter: FilterKey; letsUnstatedPass: boolean };

export const homesIn =
  ({ factsOf }: SearchContext) =>
  (rental: LiveRental): readonly AdvertisedHome[] =>
    advertisedHomes(rental, factsOf?.(rental.id).units ?? []);

/** Whether a single home of a rental has both a monthly price and bedrooms as asked (docs/behaviour.md, F17). */
export function fitsByMonth(filters: Filters, context: SearchContext): (rental: LiveRental) => boolean {
  const isMet = meetsRent(
    { ...filters, price_by: "month" },
    { rates: context.rates, homesOf: homesIn(context) },
  );
  return (rental) => isMet?.(rental) === true;
}

/** The facts that the text of a rental states (docs/behaviour.md, F15). */
export const statedIn = ({ id }: LiveRental, { factsOf }: SearchContext): SearchedFacts =>
  factsOf?.(id) ?? NOTHING_STATED;

type StatedTest = (stated: SearchedFacts) => boolean | null;

const testOfStated = (fact: Unstated, context: SearchContext, isMet: StatedTest): Test => ({
  fact,
  isMet: (rental) => isMet(statedIn(rental, context)),
  by: statedIn,
});

const bedroomsOf = ({ bedrooms }: LiveRental) => bedrooms;

const bathroomsOf = ({ bathrooms }: LiveRental) => bathrooms;

/** Null if the home was not posted before, so that its rent cannot be reduced. */
function repostedRental(rental: LiveRental, context: SearchContext) {
  return statedIn(rental, context).firstRent === null ? null : rental;
}

const hasMedia = ({ media_urls }: LiveRental) => media_urls.length > 0;

const typeOf = ({ property_type }: LiveRental) => property_type;

const isYes = (answer: "yes" | "no" | undefined) => (answer === undefined ? null : answer === "yes");

/** Whether an advert includes an item; null if it does not say. Bills are a no if one of them is. */
function includesItem({ includes }: SearchedFacts, item: Include): boolean | null {
  if (item !== "bills") return isYes(includes[item]);
  const [electricity, water] = [isYes(includes.electricity), isYes(includes.water)];
  return electricity === false || water === false ? false : electricity && water;
}

const TESTS: Record<FilterKey, (filters: Filters, context: SearchContext) => Test | readonly Test[]> = {
  dateRange: ({ dateRange }, { readAt }) => {
    // Compare ISO strings: parsing dates would cost more than all other criteria.
    const since =
      dateRange === "month" ? liveSince(readAt) : new Date(readAt - DATE_RANGES[dateRange].days * DAY_MS);
    const cutoff = since.toISOString();
    return { fact: null, isMet: ({ posted_at }) => posted_at !== null && posted_at >= cutoff };
  },
  location: ({ location }, { places }) => {
    if (location.length === 0) return [];
    const queryPlaces = new Set(placesNamed(places, location).indexes);
    const isMet = (rental: LiveRental) => {
      const place = placeIndex(places, rental.location);
      return place === null ? null : queryPlaces.has(place);
    };
    return { fact: "location", isMet };
  },
  price_range: (filters, context) => {
    const isMet = meetsRent(filters, { rates: context.rates, homesOf: homesIn(context) });
    return isMet === null ? [] : { fact: "price", isMet };
  },
  // Tested with the maximum: the rent of one home of a post has to be within all bounds.
  price_min: () => [],
  price_max: () => [],
  min_bedrooms: (filters, context) => {
    if (filters.min_bedrooms === null && filters.max_bedrooms === null) return [];
    const homesOf = homesIn(context);
    const isMet = (rental: LiveRental) => anyMeets(homesOf(rental), (home) => hasBedrooms(home, filters));
    return { fact: "bedrooms", isMet, by: bedroomsOf };
  },
  // Tested with the minimum: one home of a post has to be within both.
  max_bedrooms: () => [],
  min_bathrooms: ({ min_bathrooms: minimum }) => {
    if (minimum === null) return [];
    const isMet = ({ bathrooms }: LiveRental) => (bathrooms === null ? null : bathrooms >= minimum);
    return { fact: "bathrooms", isMet, by: bathroomsOf };
  },
  keywords: (_, { matchingIds }) =>
    matchingIds === null ? [] : { fact: null, isMet: ({ id }) => matchingIds.has(id) },
  includes: ({ includes }, context) =>
    includes.map((include) => testOfStated(include, context, (stated) => includesItem(stated, include))),
  stay: ({ stay }, context) =>
    stay === null
      ? []
      : testOfStated("stay", context, ({ minimumStayMonths: minimum }) =>
          minimum === null ? null : minimum <= stay,
        ),
  available: ({ available }, context) => {
    if (available === null) return [];
    // A day that has passed counts as today.
    const today = isoRegionDay(new Date(context.readAt));
    return testOfStated("available", context, ({ availableFrom: from }) =>
      from === null ? null : from === "now" || from <= available || from <= today,
    );
  },
  type: ({ type: asked }) => {
    if (asked.length === 0) return [];
    const isMet = (rental: LiveRental) => {
      const types = homeTypesOf(rental);
      return types && asked.some((type) => types.has(type));
    };
    return { fact: "type", isMet, by: typeOf };
  },
  contact: ({ contact }, { contactIds }) =>
    contact === "" ? [] : { fact: null, isMet: ({ id }) => contactIds?.has(id) === true },
  photos: ({ photos }) => (photos === null ? [] : { fact: null, isMet: hasMedia, by: hasMedia }),
  reduced: ({ reduced }, context) => {
    if (reduced === null) return [];
    const isMet = (rental: LiveRental) => formerRent(rental, context) !== null;
    return { fact: null, isMet, by: repostedRental };
  },
  monthly: ({ monthly }) => (monthly === null ? [] : { fact: null, isMet: asksByMonth, by: asksByMonth }),
  sort: () => [],
};

const filterKeys = Object.keys(TESTS).filter((key): key is FilterKey => key in TESTS);

export function criteriaOfFilter(key: FilterKey, filters: Filters, context: SearchContext): Criterion[] {
  // An unknown place never passes: places are not guessed.
  const letsPass = (fact: Test["fact"]) =>
    fact !== null && fact !== "location" && filters.unstated.includes(fact);
  return [TESTS[key](filters, context)]
    .flat()
    .map((test) => ({ ...test, filter: key, letsUnstatedPass: letsPass(test.fact) }));
}

export function criteriaOf(filters: Filters, context: SearchContext): Criterion[] {
  return filterKeys.flatMap((key) => criteriaOfFilter(key, filters, context));
}

export function passes({ isMet, letsUnstatedPass }: Criterion, rental: LiveRental): boolean {
  return isMet(rental) ?? letsUnstatedPass;
}
