import type { ExchangeRates } from "@/lib/money/currency";
import { type DifferingRent, differingRent } from "@/lib/rental/rent";
import type { LiveRental } from "@/lib/rental/rental";
import type { SearchedFacts } from "@/lib/search/searched-facts";

type Known = {
  factsOf: ((id: number) => SearchedFacts) | null;
  rates: ExchangeRates;
};

/** The rent that a home was first posted for, if its listing asks less by now (docs/behaviour.md, F23). */
export function formerRent(rental: LiveRental, { factsOf, rates }: Known): DifferingRent | null {
  const firstRent = factsOf?.(rental.id).firstRent ?? null;
  const before = firstRent && differingRent(rental.rent, firstRent, rates);
  return before !== null && before.reduction > 0 ? before : null;
}
