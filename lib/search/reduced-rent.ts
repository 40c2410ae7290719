import type { SearchedFacts } from "@/lib/facts/searched-facts";
import type { ExchangeRates } from "@/lib/money/currency";
import { type DifferingRent, differingRent } from "@/lib/rental/differing-rent";
import type { LiveRental } from "@/lib/rental/rental";

type Known = {
  factsOf: ((id: number) => SearchedFacts) | null;
  rates: ExchangeRates;
};

/** The rent that a home was first posted for, if its listing asks less by now (docs/behaviour.md, F23). */
export function formerRent(rental: LiveRental, { factsOf, rates }: Known): DifferingRent | null {
  const firstRent = factsOf?.(rental.id).firstRent ?? null;
  const before = firstRent && differingRent(rental, firstRent, rates);
  return before !== null && before.reduction > 0 ? before : null;
}
