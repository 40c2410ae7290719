import { ALL_FILTERS } from "@/lib/filters/filter-rows";
import { type FilterKey, type Filters, UNSTATED, type Unstated } from "@/lib/filters/filters";
import { countByPoint, placesNamed } from "@/lib/places/places";
import { statesRent } from "@/lib/rental/rent";
import { type CountedOption, countRentals } from "./count-options";
import { criteriaOfFilter, type SearchContext } from "./criteria";
import type { SplitRentals } from "./split-by-failed-filters";

/**
 * Number of rentals that each option would show with the other filters unchanged; "" is the cleared option.
 */
export type OptionCounts = Partial<Record<Exclude<FilterKey, "location">, Record<string, number>>> & {
  location: number[];
};

const BEDROOMS: readonly FilterKey[] = ["min_bedrooms", "max_bedrooms"];
const RENT: readonly FilterKey[] = ["price_range", "price_min", "price_max"];

const testedWith = (key: FilterKey): readonly FilterKey[] =>
  [BEDROOMS, RENT].find((keys) => keys.includes(key)) ?? [key];

/** Filters that a single home of a post must pass together. */
const jointWith = (key: FilterKey): readonly FilterKey[] =>
  [BEDROOMS, RENT].some((keys) => keys.includes(key)) ? [...BEDROOMS, ...RENT] : [key];

function optionsOf(filters: Filters, context: SearchContext): CountedOption[] {
  const narrowing = ALL_FILTERS.filter(({ key }) => key !== "sort");
  return narrowing.flatMap(({ key, options }) =>
    options.flatMap(({ value, choose, counted = choose(filters) }): CountedOption[] => {
      const chosen = { ...filters, ...counted };
      const criteriaOf = (keys: readonly FilterKey[]) =>
        keys.flatMap((other) => criteriaOfFilter(other, chosen, context));
      const [own, joint] = [criteriaOf(testedWith(key)), criteriaOf(jointWith(key))];
      return [{ filter: key, value, own, joint, count: 0 }];
    }),
  );
}

export function optionCounts(
  { passing, failing }: SplitRentals,
  filters: Filters,
  context: SearchContext,
): OptionCounts {
  const options = optionsOf(filters, context);
  const optionsOfAny = (keys: readonly FilterKey[]) => options.filter(({ filter }) => keys.includes(filter));
  countRentals(passing, { own: options, joint: options }, context);
  for (const { criterion, alone } of failing) {
    const own = optionsOfAny(testedWith(criterion.filter));
    countRentals(alone, { own, joint: optionsOfAny(jointWith(criterion.filter)) }, context);
  }
  const elsewhere = failing.flatMap(({ criterion, alone }) => (criterion.filter === "location" ? alone : []));
  const counts: OptionCounts = { location: countByPoint(context.places, [...passing, ...elsewhere]) };
  for (const { filter, value, count } of options) {
    if (filter !== "location") counts[filter] = { ...counts[filter], [value]: count };
  }
  return counts;
}

/** Number of adverts that do not state the fact of a filter, and whether the filter includes them (docs/behaviour.md, F8). */
export type UnstatedCount = { fact: Unstated | "location"; count: number; isIncluded: boolean };

/** Adverts that only lack the fact of one filter. A price in a currency without a rate counts as stated. */
export function unstatedCounts(
  { passing, failing }: SplitRentals,
  { location }: Filters,
  { places }: SearchContext,
): UnstatedCount[] {
  const isKnown = placesNamed(places, location).indexes.length > 0;
  const counts = failing.flatMap(({ criterion, alone }): UnstatedCount[] => {
    const { fact, isMet, letsUnstatedPass: isIncluded } = criterion;
    if (fact === null || (fact === "location" && !isKnown)) return [];
    const unstated = (isIncluded ? passing : alone).filter(
      (rental) => isMet(rental) === null && !(fact === "price" && statesRent(rental)),
    );
    return unstated.length > 0 ? [{ fact, count: unstated.length, isIncluded }] : [];
  });
  const order: readonly UnstatedCount["fact"][] = ["location", ...UNSTATED];
  return counts.sort((a, b) => order.indexOf(a.fact) - order.indexOf(b.fact));
}
