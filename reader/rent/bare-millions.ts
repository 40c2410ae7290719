import { afterLast, textBefore, tokensBefore } from "../beside.ts";
import { isWithin } from "../rent.ts";
import { termFinder } from "../term-finder.ts";
import { isSign } from "../tokens.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { ROOM_KINDS } from "../vocabulary/rooms.ts";
import { isBeforeFormerRent } from "./amount-pairs.ts";
import type { Amount } from "./amounts.ts";
import { foreignSumAt } from "./foreign-sums.ts";
import { isTerm, type MoneyText, type MoneyToken, numberOf, wordsAt } from "./money-tokens.ts";
import { millionsChecker } from "./stated-millions.ts";
import { periodAfter, periodOf, periodOfBare } from "./stated-periods.ts";

const roomKindTerms = termFinder(ROOM_KINDS);

/** Bounds of a rent in millions of rupiahs, by period. */
const MILLIONS = {
  month: { least: 1, most: 300 },
  year: { least: 10, most: 3000 },
  week: { least: 1, most: 60 },
};

/** Ratio of the rents of two kinds of room. */
const RATIO_OF_KINDS = { least: 1 / 2.5, most: 2.5 };

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
function isHour({ text, tokens }: MoneyText, value: number, next: number): boolean {
  const rate = tokens[next];
  return value < 13 && rate !== undefined && /^p\.?m$/.test(text.slice(rate.start, rate.end));
}

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

function inMillions({ start, end }: MoneyToken, value: number): MoneyToken {
  const values = [Math.round(value * 1e6)];
  const amount: Amount = { start, end, values, currency: "IDR", evidence: "named", doubt: null };
  return { type: "amount", amount, start, end };
}

/** `the first 3 monthly guests` */
const COUNTED_STAYS = pattern("u")`{countedStay.before} $`;
const CHARACTERS_OF_COUNTED = 12;
/** `6-monthly` is a length. */
const LENGTH_SUFFIX = /^-\p{L}/u;

/** The sum of a bare number before its period. A whole number counts only after a sum or a word for the rent. */
function sumByPeriod(money: MoneyText, index: number): MoneyToken | null {
  const token = money.tokens[index];
  if (token?.type !== "number") return null;
  const written = wordsAt(money, token);
  const value = numberOf(money, token);
  const bare = periodOfBare(money, index);
  if (COUNTED_STAYS.test(textBefore(money.text, token.start, CHARACTERS_OF_COUNTED))) return null;
  if (LENGTH_SUFFIX.test(money.text.slice(token.end, token.end + 2))) return null;
  if (bare === null || bare.period === "night" || bare.period === "day") return null;
  // `3 weekly` may count cleanings.
  if (bare.period === "week" && !isWeekInList(money, index, value)) return null;
  if (!isWithin(value, MILLIONS[bare.period]) || isHour(money, value, index + 1)) return null;
  const isAfterPrice = tokensBefore(money.tokens, index, TOKENS_TO_PRICE).some((other) =>
    isTerm(other, "price"),
  );
  const isDecimal = bare.period === "month" && /[.,]/.test(written);
  if (!followsSum(money.tokens, index) && !(bare.isTied && (isAfterPrice || isDecimal))) return null;
  return inMillions(token, value);
}

const MOST_TOKENS_OF_KIND = 2;

/** The index of the first token of the kind of room that ends right before a token. */
function roomKindBefore({ text, tokens }: MoneyText, index: number): number | null {
  const end = tokens[index - 1]?.end ?? 0;
  for (let first = index - MOST_TOKENS_OF_KIND; first < index; first += 1) {
    const start = tokens[first]?.start;
    if (start !== undefined && roomKindTerms.findAt(text, start)?.end === end) return first;
  }
  return null;
}

/** The sum of a bare number whose millions the next kind of room names: `single 7.5, double 9.5 mln`. */
function sumByNextKind(money: MoneyText, index: number): MoneyToken | null {
  const token = money.tokens[index];
  if (token?.type !== "number" || !isSign(money.tokens[index + 1], "comma", "join")) return null;
  const next = [index + 3, index + 4].find((place) => money.tokens[place]?.type === "amount");
  const sum = next === undefined ? undefined : money.tokens[next];
  if (next === undefined || sum?.type !== "amount" || sum.amount.currency !== "IDR") return null;
  if (roomKindBefore(money, index) === null || roomKindBefore(money, next) !== index + 2) return null;
  const value = numberOf(money, token);
  const [other = 0] = sum.amount.values;
  const times = (value * 1e6) / other;
  return isWithin(times, RATIO_OF_KINDS) ? inMillions(token, value) : null;
}

/** The sum of a bare number whose millions the former rent names: `now 40 instead of 55 mil per month`. */
function sumByFormerRent(money: MoneyText, index: number): MoneyToken | null {
  const token = money.tokens[index];
  const [between, former] = money.tokens.slice(index + 1, index + 3);
  if (token?.type !== "number" || former?.type !== "amount" || former.amount.currency !== "IDR") return null;
  if (!isBeforeFormerRent(money, between)) return null;
  const value = numberOf(money, token);
  const [other = 0] = former.amount.values;
  const times = (value * 1e6) / other;
  return times < 1 && times >= RATIO_OF_KINDS.least ? inMillions(token, value) : null;
}

/** Turns bare numbers that are rents into sums: `hrg 1,7/bln`, `14 mill monthly / 140 yearly`. */
export function withBareMillions(read: MoneyText): MoneyText {
  const tokens = [...read.tokens];
  const money = { ...read, tokens };
  const isStatedInMillions = millionsChecker(money);
  for (const [index, token] of tokens.entries()) {
    const amount =
      sumByPeriod(money, index) ??
      sumByNextKind(money, index) ??
      sumByFormerRent(money, index) ??
      foreignSumAt(money, index);
    if (amount) tokens[index] = amount;
    else if (token.type === "number" && isStatedInMillions(index))
      tokens[index] = inMillions(token, numberOf(money, token));
  }
  return money;
}
