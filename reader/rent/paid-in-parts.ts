import type { Fact } from "../fact.ts";
import { normalise } from "../normalise.ts";
import type { Rent } from "../rent.ts";
import { termFinder } from "../term-finder.ts";
import { PAYMENTS } from "../vocabulary/payments.ts";

const paymentTerms = termFinder(PAYMENTS);

/** Whether an advert says that a year need not be paid at once: in parts, or by asking a rent for another period too. */
export function isPaidInParts(text: string, rents: readonly Fact<Rent>[]): boolean {
  if (rents.some(({ value }) => value.period !== "year")) return true;
  return paymentTerms.findAll(normalise(text).text).length > 0;
}
