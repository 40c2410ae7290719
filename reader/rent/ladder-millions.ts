import { isSign, isTerm, type MoneyToken } from "./money-tokens.ts";
import { isRate, type MoneyText, periodBefore, periodOf } from "./stated-periods.ts";

/** Of the tokens of a line of a ladder, with the line above it. */
const LADDER_REACH = 16;

/** How many times a rent on a ladder is that of the line above. */
const LARGEST_STEP = 2.5;

export const written = ({ text }: MoneyText, { start, end }: MoneyToken) => text.slice(start, end);

export const numberOf = (money: MoneyText, token: MoneyToken) =>
  Number(written(money, token).replace(",", "."));

/** Whether an item ends after a number: with a sign, the text, or words beside a sum. */
export const isItemEnd = (token: MoneyToken | undefined): boolean =>
  token === undefined ||
  (token.type === "sign" && !isSign(token, "join")) ||
  isTerm(token, "aside", "inclusion");

/** How many times a sum in rupiah a bare number of millions is; NaN, of which no comparison holds, where there is no such sum. */
function timesOf(money: MoneyText, sum: MoneyToken | undefined, token: MoneyToken): number {
  if (sum?.type !== "amount" || sum.amount.currency !== "IDR") return Number.NaN;
  return (numberOf(money, token) * 1e6) / (sum.amount.values[0] ?? 1);
}

/** `2-3 months - 18` below `1 month - 19.5 mil`. */
function isOnLadder(money: MoneyText, index: number): boolean {
  const { tokens } = money;
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || (next !== undefined && !isSign(next, "line", "open")) || periodBefore(money, index) === null)
    return false;
  const before = tokens.slice(Math.max(0, index - LADDER_REACH), index);
  const start = before.findLastIndex((other) => isSign(other, "line"));
  const above = before
    .slice(0, Math.max(0, start))
    .findLast(({ type }) => type === "amount" || type === "number");
  const times = timesOf(money, above, token);
  return times <= LARGEST_STEP && times >= 1 / LARGEST_STEP;
}

/** `1 month - 27, 3 months - 25, 6 months - 23 mil`: the last one names the millions. */
function isBeforeLadderSum(money: MoneyText, index: number): boolean {
  const { tokens } = money;
  const token = tokens[index];
  if (
    !token ||
    !isSign(tokens[index + 1], "comma", "join", "stop", "line") ||
    periodBefore(money, index) === null
  )
    return false;
  const rest = tokens.slice(index + 1, index + LADDER_REACH);
  const nth = rest.findIndex(({ type }) => type === "amount");
  if (nth < 0 || periodBefore(money, index + 1 + nth) === null) return false;
  const isStep = (other: MoneyToken) =>
    other.type === "number" || other.type === "sign" || periodOf(other) !== null;
  const times = timesOf(money, rest[nth], token);
  return rest.slice(0, nth).every(isStep) && times <= LARGEST_STEP && times >= 1 / LARGEST_STEP;
}

/** `22 mil a month, 6 months - 20, a year - 18,5`: the first one names the millions. */
function isAfterLadderSum(money: MoneyText, index: number): boolean {
  const [sign, token, next] = money.tokens.slice(index - 1, index + 2);
  if (!token || !isSign(sign, "colon") || !(isItemEnd(next) || isSign(next, "join"))) return false;
  if (periodBefore(money, index) === null) return false;
  const before = money.tokens.slice(Math.max(0, index - LADDER_REACH), index);
  const line = before.slice(before.findLastIndex((other) => isSign(other, "line")) + 1);
  const sum = line.findLast(({ type }) => type === "amount");
  const times = timesOf(money, sum, token);
  return times <= 1 && times >= 1 / LARGEST_STEP;
}

/** Rents for a year in those for a month. */
const MONTHS_IN_YEAR = { least: 5, most: 15 };

/** `10.5 mil a month, yearly 110`, `a year - 110` */
function isYearAfterMonth(money: MoneyText, index: number): boolean {
  const [label, token, next] = money.tokens.slice(index - 1, index + 2);
  if (
    !token ||
    !(isRate(label) || isSign(label, "colon")) ||
    periodBefore(money, index)?.period !== "year" ||
    !isItemEnd(next)
  )
    return false;
  const sum = money.tokens
    .slice(Math.max(0, index - LADDER_REACH), index)
    .findLast(({ type }) => type === "amount");
  const times = timesOf(money, sum, token);
  return times >= MONTHS_IN_YEAR.least && times <= MONTHS_IN_YEAR.most;
}

/** Whether a bare number is a rent for a longer or shorter time than a sum beside it, which names the millions. */
export const isStepOfLadder = (money: MoneyText, index: number): boolean =>
  isOnLadder(money, index) ||
  isBeforeLadderSum(money, index) ||
  isAfterLadderSum(money, index) ||
  isYearAfterMonth(money, index);
