import type { RentalPeriod } from "../../lib/money/monthly-price.ts";
import { termSet } from "../vocabulary/pattern.ts";
import { isSign, isTerm, type MoneyToken } from "./money-tokens.ts";
import { type MoneyText, periodOf } from "./stated-periods.ts";

/** Most tokens between the word for a rate and its sum. */
const TOKENS_TO_SUM = 7;

/** What says that a home is let for a period as well. */
const ALSO = termSet("alsoOffered.word");

const isRate = (token: MoneyToken | undefined) => isTerm(token, "weekly", "nightly", "daily");

/**
 * The period of a sum that a rate leads to over a comma: `daily also possible, 1.9 mln`; not `daily cleaning, 20 mln`, nor
 * `cleaning daily possible, 20 mln`.
 */
export function offeredRate({ text, tokens }: MoneyText, sum: number): RentalPeriod | null {
  const isAlso = (token: MoneyToken) => ALSO.has(text.slice(token.start, token.end));
  let words = 0;
  for (let index = sum - 1; index >= Math.max(0, sum - TOKENS_TO_SUM); index -= 1) {
    const token = tokens[index];
    if (token === undefined || isSign(token, "line", "stop")) return null;
    if (isRate(token)) {
      const before = tokens[index - 1];
      const isAfterAlso = before !== undefined && isAlso(before);
      const isOfHome = isAfterAlso || (words > 0 && (before === undefined || before.type === "sign"));
      return isOfHome ? periodOf(token) : null;
    }
    if (isAlso(token)) words += 1;
    else if (!isSign(token, "comma", "colon")) return null;
  }
  return null;
}
