import { type Comparison, MIN_COMPARED } from "./comparison";
import type { RentGroup } from "./rent-market";

/**
 * The group of a rent if the rent is among its lowest tenth, equal rents included. Null for any other rent, and for groups too small to compare (docs/behaviour.md, A4).
 */
export function lowestTenth(comparison: Comparison | null): RentGroup | null {
  if (comparison === null || comparison.rent === null) return null;
  const { rent, group } = comparison;
  const { length } = group.rents;
  const notHigher = group.rents.filter((other) => other <= rent).length;
  return length >= MIN_COMPARED && notHigher * 10 <= length ? group : null;
}
