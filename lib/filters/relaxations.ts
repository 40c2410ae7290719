import type { Language } from "@/lib/language/translator";
import { askedFacts, chosenFilters, type FilterKey, type Filters } from "./filters";

/** Message keys of the list without a filter. Others are worded "Pool or not". */
const WITHOUT = {
  location: "listNotes.without.location",
  price_range: "listNotes.without.price_range",
  min_bedrooms: "listNotes.without.min_bedrooms",
  max_bedrooms: "listNotes.without.min_bedrooms",
  dateRange: "filters.dateRange.month",
  keywords: "listNotes.without.keywords",
  stay: "listNotes.without.stay",
  available: "listNotes.without.available",
  type: "listNotes.without.type",
  min_bathrooms: "listNotes.without.min_bathrooms",
  price_min: "listNotes.without.price_min",
  price_max: "listNotes.without.price_max",
  contact: "listNotes.without.contact",
} as const;

const isNamed = (key: FilterKey): key is keyof typeof WITHOUT => key in WITHOUT;

export type Relaxation = { label: string; change: Partial<Filters>; count: number };

const MAX_OFFERED = 3;

type CountOf = (filters: Filters) => number;

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

/** Suggestions for an empty result (docs/behaviour.md, F14): each removes one filter. `countOf` counts matching rentals. */
export function relaxations(filters: Filters, countOf: CountOf, language: Language): Relaxation[] {
  const { t } = language;
  const steps = new Map(
    chosenFilters(filters).map(({ key, label, change, whole = change }) => [
      isNamed(key) ? t(WITHOUT[key]) : t("listNotes.without.other", { filter: label(language) }),
      whole,
    ]),
  );
  return worthwhile(steps, filters, countOf);
}

/** Suggestions that each admit adverts that do not state one of the required facts. */
export function questions(filters: Filters, countOf: CountOf, { t }: Language): Relaxation[] {
  const facts = [...askedFacts(filters)].filter((fact) => !filters.unstated.includes(fact));
  const steps = facts.map((fact): [string, Partial<Filters>] => [
    t(`unstated.ask.${fact}`),
    { unstated: [...filters.unstated, fact] },
  ]);
  return worthwhile(steps, filters, countOf);
}
