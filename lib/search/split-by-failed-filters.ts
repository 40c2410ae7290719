import type { Filters } from "@/lib/filters/filters";
import type { LiveRental } from "@/lib/rental/rental";
import { type Criterion, criteriaOf, passes, type SearchContext } from "./criteria";

export type SplitRentals = {
  /** Rentals that pass every filter. */
  passing: readonly LiveRental[];
  /** For each criterion, the rentals that fail only this one. */
  failing: readonly { criterion: Criterion; alone: readonly LiveRental[] }[];
};

/** Splits rentals by the one criterion that they fail. Drops those that fail two: no change of one filter lets them pass. */
export function splitByFailedFilters(
  rentals: readonly LiveRental[],
  filters: Filters,
  context: SearchContext,
): SplitRentals {
  const passing: LiveRental[] = [];
  const tests = criteriaOf(filters, context).map((criterion) => ({ criterion, alone: [] as LiveRental[] }));
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
