import type { RentalPeriod } from "../../lib/money/period.ts";
import { isSign } from "../text/tokens.ts";
import { termSet } from "../vocabulary/pattern.ts";
import { isTerm, type MoneyText, type MoneyToken, wordsAt } from "./money-tokens.ts";
import { periodOf } from "./stated-periods.ts";

const TOKENS_TO_SUM = 7;

/** Words by which a home is let for another period, too: `also available`. */
const ALSO_OFFERED = termSet("alsoOffered.word");

/**
 * The period of a sum whose rate stands before a comma: `daily also possible, 1.9 mln`; not `daily cleaning, 20 mln`, nor
 * `cleaning daily possible, 20 mln`.
 */
export function offeredRate(money: MoneyText, sum: number): RentalPeriod | null {
  const { tokens } = money;
  const isAlso = (token: MoneyToken | undefined) => ALSO_OFFERED.has(wordsAt(money, token));
  let words = 0;
  for (let index = sum - 1; index >= Math.max(0, sum - TOKENS_TO_SUM); index -= 1) {
    const token = tokens[index];
    if (token === undefined || isSign(token, "line", "stop")) return null;
    if (isTerm(token, "weekly", "nightly", "daily")) {
      const before = tokens[index - 1];
      const isRateOfHome = isAlso(before) || (words > 0 && (before === undefined || before.type === "sign"));
      return isRateOfHome ? periodOf(token) : null;
    }
    if (isAlso(token)) words += 1;
    else if (!isSign(token, "comma", "colon")) return null;
  }
  return null;
}
