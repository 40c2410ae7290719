import type { Filters } from "@/lib/filters/filters";
import type { LiveRental } from "@/lib/rentals/rental";
import { type Criterion, criteriaOf, passes, type SearchContext } from "./criteria";

/** Rentals, split by the criteria that they fail. */
export type SplitRentals = {
  /** Rentals that pass every filter. */
  passing: readonly LiveRental[];
  /** For each criterion, the rentals that fail only this one. */
  failing: readonly { criterion: Criterion; alone: readonly LiveRental[] }[];
};

/** Splits rentals once for all that a list tells beside its own rentals: counts by option, near misses. Rentals that fail two criteria are dropped: no change of one filter lets them pass. */
export function splitByFailedFilters(
  rentals: readonly LiveRental[],
  filters: Filters,
  context: SearchContext,
): SplitRentals {
  const passing: LiveRental[] = [];
  const tests = criteriaOf(filters, context).map(
    (criterion): { criterion: Criterion; alone: LiveRental[] } => ({
      criterion,
      alone: [],
    }),
  );
  for (const rental of rentals) {
    let [target, failures] = [passing, 0];
    for (const { criterion, alone } of tests) {
      if (passes(criterion, rental)) continue;
      target = alone;
      failures += 1;
      if (failures > 1) break;
    }
    if (failures <= 1) target.push(rental);
  }
  return { passing, failing: tests };
}
