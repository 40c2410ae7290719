import { ALL_FILTERS, type FilterKey, type Filters } from "@/lib/filters/filters";
import { needsTexts, UNSTATED, type Unstated } from "@/lib/filters/options";
import { countByPoint, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rentals/rental";
import { lacksRate } from "./compare-price";
import { type Criterion, criteriaOfFilter, passes, type SearchContext } from "./criteria";
import { judged } from "./judged";

/**
 * How many rentals each option would give with the other filters unchanged; "" is the cleared option. None for options on what
 * the texts of adverts say, where these could not be read.
 */
export type OptionCounts = Partial<Record<Exclude<FilterKey, "location">, Record<string, number>>> & {
  /** By index of the place. */
  location: number[];
};

/** What a rental must pass to count for an option, besides the other filters. */
type Option = { filter: FilterKey; value: string; criteria: readonly Criterion[]; count: number };

function passesAll(criteria: readonly Criterion[], rental: LiveRental): boolean {
  for (const criterion of criteria) if (!passes(criterion, rental)) return false;
  return true;
}

/** Rental by rental, because each is then in the processor's cache for all options. */
function count(rentals: readonly LiveRental[], options: readonly Option[]): void {
  for (const rental of rentals) {
    for (const option of options) if (passesAll(option.criteria, rental)) option.count += 1;
  }
}

/** Filters that one home of several has to pass at once, so that another option of one may pass it under the other. */
const TOGETHER: Partial<Record<FilterKey, readonly FilterKey[]>> = {
  price_range: ["price_range", "min_bedrooms"],
  min_bedrooms: ["price_range", "min_bedrooms"],
};

const togetherWith = (key: FilterKey): readonly FilterKey[] => TOGETHER[key] ?? [key];

function optionsOf(filters: Filters, context: SearchContext): Option[] {
  const narrowing = ALL_FILTERS.filter(({ key }) => key !== "sort");
  return narrowing.flatMap(({ key, options, active }) =>
    options.flatMap(({ value, choose }): Option[] => {
      const chosen = { ...filters, ...choose(filters) };
      const areTextsLacking = context.factsOf === null && active(chosen).some(({ fact }) => needsTexts(fact));
      if (areTextsLacking) return [];
      const criteria = togetherWith(key).flatMap((each) => criteriaOfFilter(each, chosen, context));
      return [{ filter: key, value, criteria, count: 0 }];
    }),
  );
}

export function optionCounts(
  rentals: readonly LiveRental[],
  filters: Filters,
  context: SearchContext,
): OptionCounts {
  const { passing, failing } = judged(rentals, filters, context);
  const options = optionsOf(filters, context);
  const of = (filter: FilterKey) => options.filter((option) => option.filter === filter);
  count(passing, options);
  for (const { criterion, alone } of failing) count(alone, togetherWith(criterion.filter).flatMap(of));
  const elsewhere = failing.flatMap(({ criterion, alone }) => (criterion.filter === "location" ? alone : []));
  const counts: OptionCounts = { location: countByPoint(context.places, [...passing, ...elsewhere]) };
  for (const { filter, value, count: found } of options) {
    if (filter !== "location") counts[filter] = { ...counts[filter], [value]: found };
  }
  return counts;
}

/** How many adverts a filter excludes, or includes, that do not state the fact it filters by (docs/behaviour.md, F8). */
export type UnstatedCount = { fact: Unstated | "location"; count: number; isIncluded: boolean };

/**
 * For each filter, the adverts that pass all other filters and do not state its fact, where there are any. Not for the
 * date: adverts without one are not live. None for a place that is not known. A price in a currency without a rate is stated.
 */
export function unstatedCounts(
  rentals: readonly LiveRental[],
  filters: Filters,
  context: SearchContext,
): UnstatedCount[] {
  const { passing, failing } = judged(rentals, filters, context);
  const isKnown = placeIndex(context.places, filters.location) !== null;
  const counts = failing.flatMap(({ criterion, alone }): UnstatedCount[] => {
    const { fact, isMet, letsUnstatedPass: isIncluded } = criterion;
    if (fact === null || (fact === "location" && !isKnown)) return [];
    const unstated = (isIncluded ? passing : alone).filter(
      (rental) => isMet(rental) === null && !(fact === "price" && lacksRate(rental, context.rates)),
    );
    return unstated.length > 0 ? [{ fact, count: unstated.length, isIncluded }] : [];
  });
  const order: readonly UnstatedCount["fact"][] = ["location", ...UNSTATED];
  return counts.sort((a, b) => order.indexOf(a.fact) - order.indexOf(b.fact));
}
