import { inRupiahs } from "../rent.ts";
import { termFinder } from "../term-finder.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { type AskedAmount, mayBeRent } from "./amount-pairs.ts";
import { isPaid } from "./amount-role.ts";
import type { Amount } from "./amounts.ts";
import type { MoneyText } from "./stated-periods.ts";

/** That what is paid now is asked of whoever moves in. */
const same = termFinder(vocabulary("sameRent", ["same"]));

/** Of what is paid, as a share: what is lower is for something else. */
const LARGEST_CHARGE = 0.4;

const inRupiahsOf = ({ values, currency }: Amount) => inRupiahs({ amount: values[0] ?? 0, currency });

/** Whether what is paid now is asked of whoever moves in. */
export const saysSame = (text: string): boolean => same.findAll(text).length > 0;

/** `I pay 20 mln/month and I'm asking the same`: what the writer pays is the rent where no other sum may be. */
export function withSameRent(money: MoneyText, asked: readonly AskedAmount[]): AskedAmount[] {
  if (!saysSame(money.text)) return [...asked];
  const paid = asked.filter(({ role, index }) => role === "charge" && isPaid(money, index));
  const least = Math.min(...paid.map(({ amount }) => inRupiahsOf(amount)));
  if (asked.some((sum) => mayBeRent(sum) && inRupiahsOf(sum.amount) > least * LARGEST_CHARGE))
    return [...asked];
  return asked.map((sum) => (paid.includes(sum) ? { ...sum, role: "price" } : sum));
}
