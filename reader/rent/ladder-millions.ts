import { isSign, isTerm, type MoneyToken } from "./money-tokens.ts";
import { isRate, periodBefore, periodOf, type Tokens } from "./stated-periods.ts";

/** Of the tokens of a line of a ladder, with the line above it. */
const LADDER_REACH = 16;

/** How many times a rent on a ladder is that of the line above. */
const LARGEST_STEP = 2.5;

export const written = ({ text }: Tokens, { start, end }: MoneyToken) => text.slice(start, end);

export const numberOf = (all: Tokens, token: MoneyToken) => Number(written(all, token).replace(",", "."));

/** Whether an item ends after a number: with a sign, the text, or words beside a sum. */
export const isItemEnd = (token: MoneyToken | undefined): boolean =>
  token === undefined ||
  (token.type === "sign" && !isSign(token, "join")) ||
  isTerm(token, "aside", "inclusion");

/** How many times a sum in rupiah a bare number of millions is; NaN, of which no comparison holds, where there is no such sum. */
function timesOf(all: Tokens, sum: MoneyToken | undefined, token: MoneyToken): number {
  if (sum?.type !== "amount" || sum.amount.currency !== "IDR") return Number.NaN;
  return (numberOf(all, token) * 1e6) / (sum.amount.values[0] ?? 1);
}

/** `2-3 months - 18` below `1 month - 19.5 mil`. */
function isOnLadder(all: Tokens, at: number): boolean {
  const { tokens } = all;
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || (next !== undefined && !isSign(next, "line", "open")) || periodBefore(all, at) === null)
    return false;
  const before = tokens.slice(Math.max(0, at - LADDER_REACH), at);
  const start = before.findLastIndex((other) => isSign(other, "line"));
  const above = before
    .slice(0, Math.max(0, start))
    .findLast(({ type }) => type === "amount" || type === "number");
  const times = timesOf(all, above, token);
  return times <= LARGEST_STEP && times >= 1 / LARGEST_STEP;
}

/** `1 month - 27, 3 months - 25, 6 months - 23 mil`: the last one names the millions. */
function isBeforeLadderSum(all: Tokens, at: number): boolean {
  const { tokens } = all;
  const token = tokens[at];
  if (!token || !isSign(tokens[at + 1], "comma", "join", "stop", "line") || periodBefore(all, at) === null)
    return false;
  const rest = tokens.slice(at + 1, at + LADDER_REACH);
  const nth = rest.findIndex(({ type }) => type === "amount");
  if (nth < 0 || periodBefore(all, at + 1 + nth) === null) return false;
  const isStep = (other: MoneyToken) =>
    other.type === "number" || other.type === "sign" || periodOf(other) !== null;
  const times = timesOf(all, rest[nth], token);
  return rest.slice(0, nth).every(isStep) && times <= LARGEST_STEP && times >= 1 / LARGEST_STEP;
}

/** `22 mil a month, 6 months - 20, a year - 18,5`: the first one names the millions. */
function isAfterLadderSum(all: Tokens, at: number): boolean {
  const [sign, token, next] = all.tokens.slice(at - 1, at + 2);
  if (!token || !isSign(sign, "colon") || !(isItemEnd(next) || isSign(next, "join"))) return false;
  if (periodBefore(all, at) === null) return false;
  const before = all.tokens.slice(Math.max(0, at - LADDER_REACH), at);
  const line = before.slice(before.findLastIndex((other) => isSign(other, "line")) + 1);
  const sum = line.findLast(({ type }) => type === "amount");
  const times = timesOf(all, sum, token);
  return times <= 1 && times >= 1 / LARGEST_STEP;
}

/** Rents for a year in those for a month. */
const MONTHS_IN_YEAR = { least: 5, most: 15 };

/** `10.5 mil a month, yearly 110`, `a year - 110` */
function isYearAfterMonth(all: Tokens, at: number): boolean {
  const [label, token, next] = all.tokens.slice(at - 1, at + 2);
  if (
    !token ||
    !(isRate(label) || isSign(label, "colon")) ||
    periodBefore(all, at)?.period !== "year" ||
    !isItemEnd(next)
  )
    return false;
  const sum = all.tokens.slice(Math.max(0, at - LADDER_REACH), at).findLast(({ type }) => type === "amount");
  const times = timesOf(all, sum, token);
  return times >= MONTHS_IN_YEAR.least && times <= MONTHS_IN_YEAR.most;
}

/** Whether a bare number is a rent for a longer or shorter time than a sum beside it, which names the millions. */
export const isStepOfLadder = (all: Tokens, at: number): boolean =>
  isOnLadder(all, at) || isBeforeLadderSum(all, at) || isAfterLadderSum(all, at) || isYearAfterMonth(all, at);
