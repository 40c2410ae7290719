import { ALL_FILTERS, type FilterKey, type Filters, UNSTATED, type Unstated } from "@/lib/filters/filters";
import { monthlyPrice } from "@/lib/money/monthly-price";
import { countByPoint, placesNamed } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rentals/rental";
import { type Criterion, criteriaOfFilter, passes, type SearchContext } from "./criteria";
import { splitByFailedFilters } from "./split-by-failed-filters";

/**
 * Number of rentals that each option would show with the other filters unchanged; "" is the cleared option. Options that need
 * the texts of adverts are missing if these could not be read.
 */
export type OptionCounts = Partial<Record<Exclude<FilterKey, "location">, Record<string, number>>> & {
  /** By the index of the place. */
  location: number[];
};

/** An option being counted. `criteria` are its own, without those of the other filters. */
type Option = { filter: FilterKey; value: string; criteria: readonly Criterion[]; count: number };

function passesAll(criteria: readonly Criterion[], rental: LiveRental): boolean {
  for (const criterion of criteria) if (!passes(criterion, rental)) return false;
  return true;
}

type By = NonNullable<Criterion["by"]>;

/** What alone decides all criteria of an option; null if there is no such thing. */
function byOf({ criteria }: Option): By | null {
  const [by = null, ...others] = new Set(criteria.map((criterion) => criterion.by ?? null));
  return others.length === 0 ? by : null;
}

/** Tests one rental of those that are the same: most adverts state the same, and there are few types of home. */
function countBy(
  by: By,
  rentals: readonly LiveRental[],
  options: readonly Option[],
  context: SearchContext,
): void {
  const alike = new Map<unknown, { rental: LiveRental; found: number }>();
  for (const rental of rentals) {
    const key = by(rental, context);
    const group = alike.get(key);
    if (group === undefined) alike.set(key, { rental, found: 1 });
    else group.found += 1;
  }
  for (const { rental, found } of alike.values())
    for (const option of options) if (passesAll(option.criteria, rental)) option.count += found;
}

/** Loops over rentals outside and options inside, so that a rental stays in the CPU cache for all options. */
function count(rentals: readonly LiveRental[], options: readonly Option[], context: SearchContext): void {
  const optionsBy = Map.groupBy(options, byOf);
  const others = optionsBy.get(null) ?? [];
  for (const rental of rentals) {
    for (const option of others) if (passesAll(option.criteria, rental)) option.count += 1;
  }
  for (const [by, alike] of optionsBy) if (by !== null) countBy(by, rentals, alike, context);
}

/** Filters that a single home of a post must pass together: a change of one can let a rental pass the others. */
const JOINT_FILTERS: readonly FilterKey[] = [
  "min_bedrooms",
  "max_bedrooms",
  "price_range",
  "price_min",
  "price_max",
];

const jointWith = (key: FilterKey): readonly FilterKey[] =>
  JOINT_FILTERS.includes(key) ? JOINT_FILTERS : [key];

function optionsOf(filters: Filters, context: SearchContext): Option[] {
  const narrowing = ALL_FILTERS.filter(({ key }) => key !== "sort");
  return narrowing.flatMap(({ key, options, isOfTexts, active }) =>
    options.flatMap(({ value, choose, counted = choose(filters) }): Option[] => {
      const chosen = { ...filters, ...counted };
      if (isOfTexts && context.factsOf === null && active(chosen).length > 0) return [];
      const criteria = jointWith(key).flatMap((joint) => criteriaOfFilter(joint, chosen, context));
      return [{ filter: key, value, criteria, count: 0 }];
    }),
  );
}

export function optionCounts(
  rentals: readonly LiveRental[],
  filters: Filters,
  context: SearchContext,
): OptionCounts {
  const { passing, failing } = splitByFailedFilters(rentals, filters, context);
  const options = optionsOf(filters, context);
  const optionsFor = (filter: FilterKey) => options.filter((option) => option.filter === filter);
  count(passing, options, context);
  for (const { criterion, alone } of failing)
    count(alone, jointWith(criterion.filter).flatMap(optionsFor), context);
  const elsewhere = failing.flatMap(({ criterion, alone }) => (criterion.filter === "location" ? alone : []));
  const counts: OptionCounts = { location: countByPoint(context.places, [...passing, ...elsewhere]) };
  for (const { filter, value, count: found } of options) {
    if (filter !== "location") counts[filter] = { ...counts[filter], [value]: found };
  }
  return counts;
}

/** Number of adverts that do not state the fact of a filter, and whether the filter includes them (docs/behaviour.md, F8). */
export type UnstatedCount = { fact: Unstated | "location"; count: number; isIncluded: boolean };

/**
 * For each filter, counts the adverts that pass all other filters but do not state its fact. Skips filters without such
 * adverts, the date (adverts without one are not live) and an unknown place. A price in a currency without a rate counts as
 * stated.
 */
export function unstatedCounts(
  rentals: readonly LiveRental[],
  filters: Filters,
  context: SearchContext,
): UnstatedCount[] {
  const { passing, failing } = splitByFailedFilters(rentals, filters, context);
  const isKnown = placesNamed(context.places, filters.location).indexes.length > 0;
  const counts = failing.flatMap(({ criterion, alone }): UnstatedCount[] => {
    const { fact, isMet, letsUnstatedPass: isIncluded } = criterion;
    if (fact === null || (fact === "location" && !isKnown)) return [];
    const unstated = (isIncluded ? passing : alone).filter(
      (rental) => isMet(rental) === null && !(fact === "price" && monthlyPrice(rental) !== null),
    );
    return unstated.length > 0 ? [{ fact, count: unstated.length, isIncluded }] : [];
  });
  const order: readonly UnstatedCount["fact"][] = ["location", ...UNSTATED];
  return counts.sort((a, b) => order.indexOf(a.fact) - order.indexOf(b.fact));
}
