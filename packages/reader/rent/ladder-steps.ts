import { isWithin } from "../rent.ts";
import { tokensBefore } from "../text/beside.ts";
import { isSign } from "../text/tokens.ts";
import { isTerm, type MoneyText, type MoneyToken, numberOf } from "./money-tokens.ts";
import { periodBefore } from "./stated-periods.ts";

const TOKENS_OF_STEP = 16;

/** Ratio of two rents of a text: of two steps of a ladder, or of two kinds of room. */
export const RATIO_OF_RENTS = { least: 1 / 2.5, most: 2.5 };

/** Whether a token ends the item before it: a sign, the end of the text, or a word such as `nego`. */
export const isItemEnd = (token: MoneyToken | undefined): boolean =>
  token === undefined ||
  (token.type === "sign" && !isSign(token, "join")) ||
  isTerm(token, "aside", "inclusion");

/** The ratio of a bare number of millions to a sum in rupiahs. Without such a sum NaN, so that every comparison fails. */
export function ratioTo(money: MoneyText, sum: MoneyToken | undefined, token: MoneyToken): number {
  if (sum?.type !== "amount" || sum.amount.currency !== "IDR") return Number.NaN;
  return (numberOf(money, token) * 1e6) / (sum.amount.values[0] ?? 1);
}

/** How many months of rent a year costs. */
const MONTHS_IN_YEAR = { least: 5, most: 15 };

/**
 * Whether a bare number after a period is a step of a ladder, or the rent for a year, in which a sum nearby names the millions:
 * `1 month - 27, 3 months - 25, 6 months - 23 mil`, `10.5 mil a month, yearly 110`.
 */
export function isStepOfLadder(money: MoneyText, index: number): boolean {
  const { tokens } = money;
  const token = tokens[index];
  const label = periodBefore(money, index);
  const isLength = token !== undefined && money.text.charAt(token.end) === "+";
  if (!token || !label || isLength) return false;
  if (!isItemEnd(tokens[index + 1]) && !isSign(tokens[index + 1], "join")) return false;
  const ratios = [
    tokensBefore(tokens, index, TOKENS_OF_STEP).findLast(({ type }) => type === "amount"),
    tokens.slice(index, index + TOKENS_OF_STEP).find(({ type }) => type === "amount"),
  ].map((sum) => ratioTo(money, sum, token));
  return ratios.some(
    (ratio) =>
      isWithin(ratio, RATIO_OF_RENTS) || (label.period === "year" && isWithin(ratio, MONTHS_IN_YEAR)),
  );
}
