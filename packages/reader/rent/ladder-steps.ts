import { isWithin } from "../rent.ts";
import { afterLast, tokensBefore } from "../text/beside.ts";
import { isSign } from "../text/tokens.ts";
import { isTerm, type MoneyText, type MoneyToken, numberOf } from "./money-tokens.ts";
import { isRate, periodBefore, periodOf } from "./stated-periods.ts";

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

/** Whether the step above names the millions: `2-3 months - 18` below `1 month - 19.5 mil`. */
function isOnLadder(money: MoneyText, index: number): boolean {
  const { tokens } = money;
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || (next !== undefined && !isSign(next, "line", "open")) || periodBefore(money, index) === null)
    return false;
  const before = tokensBefore(tokens, index, TOKENS_OF_STEP);
  const start = before.findLastIndex((other) => isSign(other, "line"));
  const above = before
    .slice(0, Math.max(0, start))
    .findLast(({ type }) => type === "amount" || type === "number");
  return isWithin(ratioTo(money, above, token), RATIO_OF_RENTS);
}

/** Whether a later step names the millions: `1 month - 27, 3 months - 25, 6 months - 23 mil`. */
function isBeforeLadderSum(money: MoneyText, index: number): boolean {
  const { tokens } = money;
  const token = tokens[index];
  if (
    !token ||
    !isSign(tokens[index + 1], "comma", "join", "stop", "line") ||
    periodBefore(money, index) === null
  )
    return false;
  const rest = tokens.slice(index + 1, index + TOKENS_OF_STEP);
  const nth = rest.findIndex(({ type }) => type === "amount");
  if (nth < 0 || periodBefore(money, index + 1 + nth) === null) return false;
  const isStep = (other: MoneyToken) =>
    other.type === "number" || other.type === "sign" || periodOf(other) !== null;
  return rest.slice(0, nth).every(isStep) && isWithin(ratioTo(money, rest[nth], token), RATIO_OF_RENTS);
}

/** Whether an earlier step of the line names the millions: `22 mil a month, 6 months - 20, a year - 18,5`. */
function isAfterLadderSum(money: MoneyText, index: number): boolean {
  const [sign, token, next] = money.tokens.slice(index - 1, index + 2);
  if (!token || !isSign(sign, "colon") || !(isItemEnd(next) || isSign(next, "join"))) return false;
  if (periodBefore(money, index) === null) return false;
  const before = tokensBefore(money.tokens, index, TOKENS_OF_STEP);
  const line = afterLast(before, (other) => isSign(other, "line"));
  const sum = line.findLast(({ type }) => type === "amount");
  return isWithin(ratioTo(money, sum, token), { ...RATIO_OF_RENTS, most: 1 });
}

const MONTHS_IN_YEAR = { least: 5, most: 15 };

/** Whether a rent for a year follows one for a month: `10.5 mil a month, yearly 110`, `a year - 110`. */
function isYearAfterMonth(money: MoneyText, index: number): boolean {
  const [label, token, next] = money.tokens.slice(index - 1, index + 2);
  if (
    !token ||
    !(isRate(label) || isSign(label, "colon")) ||
    periodBefore(money, index)?.period !== "year" ||
    !isItemEnd(next)
  )
    return false;
  const sum = tokensBefore(money.tokens, index, TOKENS_OF_STEP).findLast(({ type }) => type === "amount");
  return isWithin(ratioTo(money, sum, token), MONTHS_IN_YEAR);
}

/** Whether a bare number is a step of a ladder in which a sum names the millions. */
export const isStepOfLadder = (money: MoneyText, index: number): boolean =>
  isOnLadder(money, index) ||
  isBeforeLadderSum(money, index) ||
  isAfterLadderSum(money, index) ||
  isYearAfterMonth(money, index);
