import { type Comparison, MIN_COMPARED } from "./comparison";
import { ASKING, countedLabel } from "./market-text";

/**
 * The label of the group if a rent is among its lowest tenth, equal rents included: "34 two-bedroom homes in Canggu (asking
 * prices)". Null for any other rent, and for groups too small to compare (docs/behaviour.md, A4).
 */
export function lowestTenth(comparison: Comparison | null): string | null {
  if (comparison === null || comparison.rent === null) return null;
  const { rent, group } = comparison;
  const { length } = group.rents;
  const notHigher = group.rents.filter((other) => other <= rent).length;
  return length >= MIN_COMPARED && notHigher * 10 <= length ? `${countedLabel(group)} ${ASKING}` : null;
}
