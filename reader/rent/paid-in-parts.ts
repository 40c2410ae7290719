import { normalise } from "../normalise";
import { PAYMENTS } from "../vocabulary/payments";
import { termFinder } from "../words";
import { readPrices } from "./prices";

const FINDER = termFinder(PAYMENTS);

/** Whether an advert says that a year need not be paid at once: in parts, or by asking a rent for another period too. */
export function isPaidInParts(text: string): boolean {
  const advert = normalise(text);
  if (FINDER.all(advert.text).length > 0) return true;
  return readPrices(advert).rents.some(({ value }) => value.period !== "year");
}
