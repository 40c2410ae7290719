import type { Fact } from "../fact.ts";
import type { Rent } from "../rent.ts";
import { normalise } from "../text/normalise.ts";
import { instalmentTerms } from "../vocabulary/money.ts";

/** Whether a yearly rent can be paid in instalments, or the advert also asks a rent for a shorter period. */
export function isPaidInParts(text: string, rents: readonly Fact<Rent>[]): boolean {
  if (rents.some(({ value }) => value.period !== "year")) return true;
  return instalmentTerms.findAll(normalise(text).text).length > 0;
}
