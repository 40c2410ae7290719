import { normalise } from "../normalise.ts";
import { termFinder } from "../term-finder.ts";
import { PAYMENTS } from "../vocabulary/payments.ts";
import { readPrices } from "./prices.ts";

const paymentTerms = termFinder(PAYMENTS);

/** Whether an advert says that a year need not be paid at once: in parts, or by asking a rent for another period too. */
export function isPaidInParts(text: string): boolean {
  const advert = normalise(text);
  if (paymentTerms.all(advert.text).length > 0) return true;
  return readPrices(advert).rents.some(({ value }) => value.period !== "year");
}
