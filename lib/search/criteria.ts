import { NOTHING_STATED, type SearchedFacts } from "@/lib/facts/searched-facts";
import { DATE_RANGES, type Unstated } from "@/lib/filters/options";
import type { Filters } from "@/lib/filters/schema";
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

type Asked = {
  filter: keyof Filters;
  /** What it is about that an advert may not state; null for what is known of every rental. */
  fact: Unstated | "location" | null;
  /** Whether a rental meets it; null where its advert does not state the fact. */
  isMet: (rental: LiveRental) => boolean | null;
};

/** What one filter asks of a rental, and whether those pass whose advert does not state the fact. */
export type Criterion = Asked & { letsUnstatedPass: boolean };

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

/** On what the advert says (docs/behaviour.md, F15). A day that has passed counts as today. */
function statedCriteria({ includes, stay, available }: Filters, context: SearchContext): Asked[] {
  const factsOf = ({ id }: LiveRental) => context.factsOf?.(id) ?? NOTHING_STATED;
  const criteria: Asked[] = includes.map((include) => ({
    filter: "includes",
    fact: include,
    isMet: (rental) => {
      const stated = factsOf(rental)[include];
      return stated === null ? null : stated === "yes";
    },
  }));
  if (stay !== null)
    criteria.push({ filter: "stay", fact: "stay", isMet: (rental) => factsOf(rental).monthStay });
  if (available === null) return criteria;
  const today = isoBaliDay(new Date(context.readAt));
  const latest = available > today ? available : today;
  const isMet = (rental: LiveRental) => {
    const { availableFrom: from } = factsOf(rental);
    return from === null ? null : from === "now" || from <= latest;
  };
  return [...criteria, { filter: "available", fact: "available", isMet }];
}

/** A criterion for each filter that is set. */
export function criteriaOf(filters: Filters, context: SearchContext): Criterion[] {
  const { places, rates, readAt, matchingIds } = context;
  const { location, price_range: maximum, min_bedrooms: minimum } = filters;
  // Compared as ISO strings: parsing dates would cost more than all other criteria.
  const cutoff = new Date(readAt - DATE_RANGES[filters.dateRange].days * DAY_MS).toISOString();
  const criteria: Asked[] = [
    {
      filter: "dateRange",
      fact: null,
      isMet: ({ posted_at }) => posted_at !== null && posted_at >= cutoff,
    },
  ];
  if (location !== "") {
    const wanted = placeIndex(places, location);
    const isMet = (rental: LiveRental) => {
      const place = placeIndex(places, rental.location);
      return place === null ? null : place === wanted;
    };
    criteria.push({ filter: "location", fact: "location", isMet });
  }
  const homesOf = homesIn(context);
  if (maximum !== null) {
    const isMet = meetsMaximum(filters, { rates, homesOf });
    criteria.push({ filter: "price_range", fact: "price", isMet });
  }
  if (minimum !== null)
    criteria.push({
      filter: "min_bedrooms",
      fact: "bedrooms",
      isMet: (rental) => anyMeets(homesOf(rental), (home) => hasBedrooms(home, minimum)),
    });
  if (matchingIds !== null)
    criteria.push({ filter: "keywords", fact: null, isMet: ({ id }) => matchingIds.has(id) });
  // A place is never guessed.
  const letsPass = (fact: Asked["fact"]) =>
    fact !== null && fact !== "location" && filters.unstated.includes(fact);
  const asked = [...criteria, ...statedCriteria(filters, context)];
  return asked.map((criterion) => ({ ...criterion, letsUnstatedPass: letsPass(criterion.fact) }));
}

export function passes({ isMet, letsUnstatedPass }: Criterion, rental: LiveRental): boolean {
  return isMet(rental) ?? letsUnstatedPass;
}
