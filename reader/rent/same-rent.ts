import { inRupiahs } from "../rent.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { type AskedAmount, mayBeRent } from "./amount-pairs.ts";
import { isPaidByWriter } from "./amount-role.ts";
import type { Amount } from "./amounts.ts";
import type { MoneyText } from "./money-tokens.ts";

/** Phrases by which the next tenant pays the same rent: `asking the same`. */
const sameRentTerms = termFinder(vocabulary("sameRent", ["same"]));

/** Largest share of the paid rent that may be a charge for something else. */
const MOST_CHARGE_SHARE = 0.4;

const inRupiahsOf = ({ values, currency }: Amount) => inRupiahs({ amount: values[0] ?? 0, currency });

export const asksForSameRent = (text: string): boolean => sameRentTerms.findAll(text).length > 0;

/** `I pay 20 mln/month and I'm asking the same`: the sum that is paid is the rent, unless another sum may be. */
export function withSameRent(money: MoneyText, asked: readonly AskedAmount[]): AskedAmount[] {
  if (!asksForSameRent(money.text)) return [...asked];
  const paid = asked.filter(({ role, index }) => role === "charge" && isPaidByWriter(money, index));
  const least = Math.min(...paid.map(({ amount }) => inRupiahsOf(amount)));
  if (asked.some((sum) => mayBeRent(sum) && inRupiahsOf(sum.amount) > least * MOST_CHARGE_SHARE))
    return [...asked];
  return asked.map((sum) => (paid.includes(sum) ? { ...sum, role: "price" } : sum));
}
