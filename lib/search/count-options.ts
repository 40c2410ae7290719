import type { FilterKey } from "@/lib/filters/filters";
import type { LiveRental } from "@/lib/rental/rental";
import { type Criterion, homesIn, passes, type SearchContext } from "./criteria";

export type CountedOption = {
  filter: FilterKey;
  value: string;
  own: readonly Criterion[];
  /** `own`, and the criteria that one home of a post has to pass together with them. */
  joint: readonly Criterion[];
  count: number;
};

type By = NonNullable<Criterion["by"]>;

/** For at most so many options a loop is cheaper than grouping the rentals. */
const FEW_OPTIONS = 3;

function passesAll(criteria: readonly Criterion[], rental: LiveRental): boolean {
  for (const criterion of criteria) if (!passes(criterion, rental)) return false;
  return true;
}

/** The one property that decides an option's own criteria; null if there are several, or none. */
function byOf({ own }: CountedOption): By | null {
  const [by = null, ...others] = new Set(own.map((criterion) => criterion.by ?? null));
  return others.length === 0 ? by : null;
}

/** Loops over rentals outside and options inside, so that a rental stays in the CPU cache for all options. */
function countEach(
  rentals: readonly LiveRental[],
  options: readonly CountedOption[],
  kind: "own" | "joint",
): void {
  for (const rental of rentals) {
    for (const option of options) if (passesAll(option[kind], rental)) option.count += 1;
  }
}

/** Tests one rental of each group that `by` cannot tell apart: most adverts state the same. */
function countBy(
  by: By,
  rentals: readonly LiveRental[],
  options: readonly CountedOption[],
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
    for (const option of options) if (passesAll(option.own, rental)) option.count += found;
}

/**
 * Counts rentals that pass all other criteria: single homes by the own criteria of `options.own`, posts of several homes, of
 * which one has to pass all, by the joint criteria of `options.joint`.
 */
export function countRentals(
  rentals: readonly LiveRental[],
  options: Record<"own" | "joint", readonly CountedOption[]>,
  context: SearchContext,
): void {
  const homesOf = homesIn(context);
  const { single = [], several = [] } = Object.groupBy(rentals, (rental) =>
    homesOf(rental).length > 1 ? "several" : "single",
  );
  for (const [by, alike] of Map.groupBy(options.own, byOf)) {
    if (by === null || alike.length < FEW_OPTIONS) countEach(single, alike, "own");
    else countBy(by, single, alike, context);
  }
  countEach(several, options.joint, "joint");
}
