import type { FilterKey } from "@/lib/filters/filters";
import type { LiveRental } from "@/lib/rentals/rental";
import { type Criterion, homesIn, passes, type SearchContext } from "./criteria";

/** An option being counted. */
export type CountedOption = {
  filter: FilterKey;
  value: string;
  /** The criteria that its own filter has with it. */
  own: readonly Criterion[];
  /** Those, and the criteria that a single home of a post has to pass together with them. */
  joint: readonly Criterion[];
  count: number;
};

type By = NonNullable<Criterion["by"]>;

/** Below this, a loop over the options costs less than finding what is alike. */
const FEW_OPTIONS = 3;

function passesAll(criteria: readonly Criterion[], rental: LiveRental): boolean {
  for (const criterion of criteria) if (!passes(criterion, rental)) return false;
  return true;
}

/** What alone decides the own criteria of an option; null if there is no such thing. */
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

/** Tests one rental of those that are the same: most adverts state the same, and there are few types of home. */
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

/** The rentals of an advert of one home, and the posts of several. */
type Split = { single: readonly LiveRental[]; several: readonly LiveRental[] };

export function splitByHomes(rentals: readonly LiveRental[], context: SearchContext): Split {
  const homesOf = homesIn(context);
  const { single = [], several = [] } = Object.groupBy(rentals, (rental) =>
    homesOf(rental).length > 1 ? "several" : "single",
  );
  return { single, several };
}

/** Counts rentals by their own criteria: those that pass all others, and of which each is one home. */
export function countByOwn(
  rentals: readonly LiveRental[],
  options: readonly CountedOption[],
  context: SearchContext,
): void {
  for (const [by, alike] of Map.groupBy(options, byOf)) {
    if (by === null || alike.length < FEW_OPTIONS) countEach(rentals, alike, "own");
    else countBy(by, rentals, alike, context);
  }
}

/** Counts posts of several homes, of which one has to pass all joint criteria. */
export function countByJoint(rentals: readonly LiveRental[], options: readonly CountedOption[]): void {
  countEach(rentals, options, "joint");
}
