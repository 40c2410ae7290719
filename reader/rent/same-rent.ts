import { vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { type AskedAmount, mayBeRent, rupiahsOf } from "./amount-pairs.ts";
import { isPaidByWriter } from "./amount-role.ts";
import type { MoneyText } from "./money-tokens.ts";

/** Phrases by which the next tenant pays the same rent: `asking the same`. */
const sameRentTerms = termFinder(vocabulary("sameRent", ["same"]));

/** Largest share of the rent that may be a charge for something else. */
export const MOST_CHARGE_SHARE = 0.4;

export const asksForSameRent = (text: string): boolean => sameRentTerms.findAll(text).length > 0;

/** `I pay 20 mln/month and I'm asking the same`: the sum that is paid is the rent, unless another sum may be. */
export function withSameRent(money: MoneyText, asked: readonly AskedAmount[]): AskedAmount[] {
  if (!asksForSameRent(money.text)) return [...asked];
  const paid = asked.filter(({ role, index }) => role === "charge" && isPaidByWriter(money, index));
  const least = Math.min(...paid.map(rupiahsOf));
  if (asked.some((sum) => mayBeRent(sum) && rupiahsOf(sum) > least * MOST_CHARGE_SHARE)) return [...asked];
  return asked.map((sum) => (paid.includes(sum) ? { ...sum, role: "price" } : sum));
}
