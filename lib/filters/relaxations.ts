import type { Language } from "@/lib/language/translator";
import {
  askedFacts,
  chosenFilters,
  type FilterKey,
  type Filters,
  type Unstated,
  unstatedWords,
} from "./filters";
import { DATE_RANGES } from "./options";

/** The list without a filter. "Pool or not" for those that are not here. Only for the server, so not among the filters. */
const WITHOUT: Partial<Record<FilterKey, string>> = {
  location: "Anywhere in Bali",
  price_range: "Any price",
  min_bedrooms: "Any number of bedrooms",
  max_bedrooms: "Any number of bedrooms",
  dateRange: DATE_RANGES.month.label,
  keywords: "Without the keywords",
  stay: "Any minimum stay",
  available: "Available at any time",
  type: "Any kind of home",
  min_bathrooms: "Any number of bathrooms",
  price_min: "Without the minimum rent",
  price_max: "Without the maximum rent",
  contact: "Homes of any contact",
};

/** A change of the filters, and how many rentals the list would have then. */
export type Relaxation = { label: string; change: Partial<Filters>; count: number };

const MAX_OFFERED = 3;

type CountOf = (filters: Filters) => number;

/** The steps that would find something, at most three, most results first. */
function worthwhile(
  steps: Iterable<[label: string, change: Partial<Filters>]>,
  filters: Filters,
  countOf: CountOf,
) {
  return [...steps]
    .map(([label, change]): Relaxation => ({ label, change, count: countOf({ ...filters, ...change }) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_OFFERED);
}

/**
 * Suggestions for an empty result (docs/behaviour.md, F14): each removes one filter. At most three, most results first,
 * without those that would stay empty. `countOf` counts the rentals that pass given filters.
 */
export function relaxations(filters: Filters, countOf: CountOf, language: Language): Relaxation[] {
  const steps = new Map(
    chosenFilters(filters).map(({ key, label, change, whole = change }) => [
      WITHOUT[key] ?? `${label(language)} or not`,
      whole,
    ]),
  );
  return worthwhile(steps, filters, countOf);
}

/** "Ask whether pets are allowed", "Ask about a minimum stay". */
function askLabel(fact: Unstated): string {
  return unstatedWords(fact)
    .replace(/^say /, "Ask ")
    .replace(/^state /, "Ask about ");
}

/** The same for adverts that only do not state one of the facts that are asked for: each lets them in. */
export function questions(filters: Filters, countOf: CountOf): Relaxation[] {
  const facts = [...askedFacts(filters)].filter((fact) => !filters.unstated.includes(fact));
  const steps = facts.map((fact): [string, Partial<Filters>] => [
    askLabel(fact),
    { unstated: [...filters.unstated, fact] },
  ]);
  return worthwhile(steps, filters, countOf);
}
