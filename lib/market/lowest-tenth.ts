import { type Comparison, MIN_COMPARED } from "./comparison";
import { ASKING, countedLabel } from "./market-text";

/**
 * The group whose lowest tenth a rent is in, itself and its equals counted: "34 two-bedroom homes in Canggu (asking
 * prices)". Null for any other rent, and for groups in which nothing is measured (docs/behaviour.md, A4).
 */
export function lowestTenth(comparison: Comparison | null): string | null {
  if (comparison === null || comparison.rent === null) return null;
  const { rent, group } = comparison;
  const { length } = group.rents;
  const asMuchAtMost = group.rents.filter((other) => other <= rent).length;
  return length >= MIN_COMPARED && asMuchAtMost * 10 <= length ? `${countedLabel(group)} ${ASKING}` : null;
}
