import type { Filters } from "@/lib/filters/filters";
import type { LiveRental } from "@/lib/rentals/rental";
import { type Criterion, criteriaOf, passes, type SearchContext } from "./criteria";

/** How rentals do under all filters at once. */
export type Judged = {
  /** Those that pass every filter. */
  passing: readonly LiveRental[];
  /** For each criterion those that fail it and nothing else. */
  failing: readonly { criterion: Criterion; alone: readonly LiveRental[] }[];
};

/** Judges each rental once for every option of every filter: whoever fails two passes under no other option of one. */
export function judged(rentals: readonly LiveRental[], filters: Filters, context: SearchContext): Judged {
  const passing: LiveRental[] = [];
  const tests = criteriaOf(filters, context).map(
    (criterion): { criterion: Criterion; alone: LiveRental[] } => ({
      criterion,
      alone: [],
    }),
  );
  for (const rental of rentals) {
    let [into, failures] = [passing, 0];
    for (const { criterion, alone } of tests) {
      if (passes(criterion, rental)) continue;
      into = alone;
      failures += 1;
      if (failures > 1) break;
    }
    if (failures <= 1) into.push(rental);
  }
  return { passing, failing: tests };
}
