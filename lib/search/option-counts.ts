import {
  DATE_RANGES,
  type DateRange,
  INCLUDES,
  type Include,
  MIN_BEDROOMS,
  PRICE_RANGES,
  STAYS,
  UNSTATED,
  type Unstated,
} from "@/lib/filters/options";
import type { Filters } from "@/lib/filters/schema";
import { countByPoint, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rentals/rental";
import { lacksRate } from "./compare-price";
import { type Criterion, criteriaOf, passes, type SearchContext } from "./criteria";
import { judged } from "./judged";

/** How many rentals each option would give with the other filters unchanged; "" is the cleared option. */
export type OptionCounts = {
  price_range: Record<string, number>;
  min_bedrooms: Record<string, number>;
  dateRange: Record<string, number>;
  /** With the others that are set; empty where the adverts could not be read, as is `stay`. */
  includes: Partial<Record<Include, number>>;
  stay: Record<string, number>;
  /** By index of the place. */
  location: number[];
};

/** What a rental must pass to count for an option, besides the other filters. */
type Option = { filter: keyof Filters; value: string; criteria: readonly Criterion[]; count: number };

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
const TOGETHER: Partial<Record<keyof Filters, readonly (keyof Filters)[]>> = {
  price_range: ["price_range", "min_bedrooms"],
  min_bedrooms: ["price_range", "min_bedrooms"],
};

function optionsOf(filters: Filters, context: SearchContext): Option[] {
  const options = <Value extends string | number | null>(
    filter: keyof Filters,
    values: readonly Value[],
    change: (value: Value) => Partial<Filters>,
  ) =>
    values.map((value): Option => {
      const criteria = criteriaOf({ ...filters, ...change(value) }, context);
      const own = criteria.filter(
        (criterion) => TOGETHER[filter]?.includes(criterion.filter) ?? criterion.filter === filter,
      );
      return { filter, value: String(value ?? ""), criteria: own, count: 0 };
    });
  const dateRanges = Object.keys(DATE_RANGES).filter((key): key is DateRange => key in DATE_RANGES);
  const areRead = context.factsOf !== null;
  const adding = (include: Include) => ({ includes: [...filters.includes, include] });
  return [
    ...options("price_range", [null, ...PRICE_RANGES], (price_range) => ({ price_range })),
    ...options("min_bedrooms", [null, ...MIN_BEDROOMS], (min_bedrooms) => ({ min_bedrooms })),
    ...options("dateRange", dateRanges, (dateRange) => ({ dateRange })),
    ...options("includes", areRead ? INCLUDES : [], adding),
    ...options("stay", areRead ? STAYS : [], (stay) => ({ stay })),
  ];
}

export function optionCounts(
  rentals: readonly LiveRental[],
  filters: Filters,
  context: SearchContext,
): OptionCounts {
  const { passing, failing } = judged(rentals, filters, context);
  const options = optionsOf(filters, context);
  const of = (filter: keyof Filters) => options.filter((option) => option.filter === filter);
  count(passing, options);
  for (const { criterion, alone } of failing)
    count(alone, (TOGETHER[criterion.filter] ?? [criterion.filter]).flatMap(of));
  const counts = (filter: keyof Filters) =>
    Object.fromEntries(of(filter).map((option) => [option.value, option.count]));
  const elsewhere = failing.flatMap(({ criterion, alone }) => (criterion.filter === "location" ? alone : []));
  return {
    price_range: counts("price_range"),
    min_bedrooms: counts("min_bedrooms"),
    dateRange: counts("dateRange"),
    includes: counts("includes"),
    stay: counts("stay"),
    location: countByPoint(context.places, [...passing, ...elsewhere]),
  };
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
