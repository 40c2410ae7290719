import { isWithin } from "../rent.ts";
import { afterLast, textBefore, tokensBefore } from "../text/beside.ts";
import { isSign } from "../text/tokens.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { RATIO_OF_RENTS, ratioTo } from "./ladder-steps.ts";
import { isTerm, type MoneyText, type MoneyToken, numberOf, sumAt, wordsAt } from "./money-tokens.ts";
import { millionsChecker } from "./stated-millions.ts";
import { periodAfter, periodOf, periodOfBare } from "./stated-periods.ts";

/** Bounds of a rent in millions of rupiahs, by period. */
const MILLIONS = {
  month: { least: 1, most: 300 },
  year: { least: 10, most: 3000 },
  week: { least: 1, most: 60 },
};

const TOKENS_TO_SUM = 8;
const TOKENS_TO_PRICE = 2;

/** Whether a sum of rupiahs in the same sentence names the millions: `12 jt per month or 95 per year`. */
function followsSum(tokens: readonly MoneyToken[], index: number): boolean {
  const before = tokensBefore(tokens, index, TOKENS_TO_SUM);
  const sentence = afterLast(before, (token) => isSign(token, "line", "stop"));
  return sentence.some((token) => token.type === "amount" && token.amount.currency === "IDR");
}

const TOKENS_OF_RATE = 5;
const WEEKS_IN_MONTH = 4.3;

const isPartOfRate = (token: MoneyToken): boolean =>
  periodOf(token) !== null || isTerm(token, "per") || isSign(token, "join", "comma");

/** `9 pm` is an hour of the day. */
const isHour = (money: MoneyText, value: number, next: number): boolean =>
  value < 13 && /^p\.?m$/.test(wordsAt(money, money.tokens[next]));

/**
 * Whether a number is the rent for a week, listed after another rent and dearer by the day: `18 mil monthly / 5.5 weekly`; not
 * `18 mil monthly, 3 weekly cleanings`.
 */
function isWeekInList(money: MoneyText, index: number, millions: number): boolean {
  const { tokens } = money;
  const next = tokens[Math.max(index, ...(periodAfter(money, index)?.tokens ?? [])) + 1];
  const isLast = next === undefined || next.type === "sign" || next.type === "amount";
  const isListed = isSign(tokens[index - 1], "join", "comma") || isTerm(tokens[index - 1], "joining");
  if (!isLast || !isListed) return false;
  const before = tokens.slice(Math.max(0, index - TOKENS_OF_RATE), index - 1);
  const last = before.findLastIndex(({ type }) => type === "amount");
  const sum = before[last];
  const rate = before.slice(last + 1);
  if (sum?.type !== "amount" || !rate.every(isPartOfRate)) return false;
  const period = rate.map(periodOf).find((named) => named !== null);
  const [value = 0] = sum.amount.values;
  return period === "month" ? millions * 1e6 * WEEKS_IN_MONTH >= value : period !== undefined;
}

/** `the first 3 monthly guests` */
const COUNTED_STAYS = pattern("u")`{countedStay.before} $`;
const CHARACTERS_OF_COUNTED = 12;
/** `6-monthly` is a length. */
const LENGTH_SUFFIX = /^-\p{L}/u;

/** Whether a bare number before its period is a rent. A whole number counts only after a sum or a word for the rent. */
function isRentByPeriod(money: MoneyText, token: MoneyToken, index: number): boolean {
  const value = numberOf(money, token);
  const bare = periodOfBare(money, index);
  if (COUNTED_STAYS.test(textBefore(money.text, token.start, CHARACTERS_OF_COUNTED))) return false;
  if (LENGTH_SUFFIX.test(money.text.slice(token.end, token.end + 2))) return false;
  if (bare === null || bare.period === "night" || bare.period === "day") return false;
  // `3 weekly` may count cleanings.
  if (bare.period === "week" && !isWeekInList(money, index, value)) return false;
  if (!isWithin(value, MILLIONS[bare.period]) || isHour(money, value, index + 1)) return false;
  const isAfterPrice = tokensBefore(money.tokens, index, TOKENS_TO_PRICE).some((other) =>
    isTerm(other, "price"),
  );
  const isDecimal = bare.period === "month" && /[.,]/.test(wordsAt(money, token));
  return followsSum(money.tokens, index) || (bare.isTied && (isAfterPrice || isDecimal));
}

/** Whether the next sum names the millions of a fraction: `single 7.5, double 9.5 mln`. */
function isBeforeSum(money: MoneyText, token: MoneyToken, index: number): boolean {
  if (!/[.,]/.test(wordsAt(money, token)) || !isSign(money.tokens[index + 1], "comma", "join")) return false;
  const next = money.tokens.slice(index + 2, index + 5).find(({ type }) => type === "amount");
  return isWithin(ratioTo(money, next, token), RATIO_OF_RENTS);
}

/** Turns bare numbers that are rents into sums: `hrg 1,7/bln`, `14 mill monthly / 140 yearly`. */
export function withBareMillions(read: MoneyText): MoneyText {
  const tokens = [...read.tokens];
  const money = { ...read, tokens };
  const isStatedInMillions = millionsChecker(money);
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "number") continue;
    if (isRentByPeriod(money, token, index) || isBeforeSum(money, token, index) || isStatedInMillions(index))
      tokens[index] = sumAt(token, Math.round(numberOf(money, token) * 1e6), "IDR");
  }
  return money;
}
