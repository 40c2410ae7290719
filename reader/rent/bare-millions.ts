import { termFinder } from "../term-finder.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { ROOM_KINDS } from "../vocabulary/units.ts";
import { isFormer } from "./amount-pairs.ts";
import type { Amount } from "./amounts.ts";
import { foreignOfBare } from "./bare-foreign.ts";
import { isSign, isTerm, type MoneyToken } from "./money-tokens.ts";
import { statedMillionsFinder } from "./stated-millions.ts";
import { type MoneyText, periodAfter, periodOf, periodOfBare } from "./stated-periods.ts";

const roomKinds = termFinder(ROOM_KINDS);

/** What a rent in millions of rupiahs is between, by the period. */
const MILLIONS = {
  month: { least: 1, most: 300 },
  year: { least: 10, most: 3000 },
  week: { least: 1, most: 60 },
};

/** How many times the rent of one kind of room is that of the next. */
const LARGEST_STEP = 2.5;

/** How far before a bare number the sum is that names the millions. */
const SUM_BEFORE = 8;
/** How far before it a word for the rent is. */
const PRICE_BEFORE = 2;

/** Whether a sum of rupiahs in the same sentence names the millions: `12 jt per month or 95 per year`. */
function followsSum(tokens: readonly MoneyToken[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - SUM_BEFORE), index);
  const sentence = before.slice(before.findLastIndex((token) => isSign(token, "line", "stop")) + 1);
  return sentence.some((token) => token.type === "amount" && token.amount.currency === "IDR");
}

/** Of a sum, the period after it and the sign before the next. */
const LONGEST_RATE = 5;
const WEEKS_IN_MONTH = 4.3;

const isOfRate = (token: MoneyToken): boolean =>
  periodOf(token) !== null || isTerm(token, "per") || isSign(token, "join", "comma");

/** `9 pm` is an hour of the day. */
function isHour({ text, tokens }: MoneyText, value: number, next: number): boolean {
  const rate = tokens[next];
  return value < 13 && rate !== undefined && /^p\.?m$/.test(text.slice(rate.start, rate.end));
}

/**
 * `18 mil monthly / 5.5 weekly`: right after the sum for another period, and dearer by the day than a month. Not `18 mil
 * monthly, 3 weekly cleanings`.
 */
function isWeekInList(money: MoneyText, index: number, millions: number): boolean {
  const { tokens } = money;
  const next = tokens[Math.max(index, ...(periodAfter(money, index)?.tokens ?? [])) + 1];
  const isLast = next === undefined || next.type === "sign" || next.type === "amount";
  const isListed = isSign(tokens[index - 1], "join", "comma") || isTerm(tokens[index - 1], "joining");
  if (!isLast || !isListed) return false;
  const before = tokens.slice(Math.max(0, index - LONGEST_RATE), index - 1);
  const last = before.findLastIndex(({ type }) => type === "amount");
  const sum = before[last];
  const rate = before.slice(last + 1);
  if (sum?.type !== "amount" || !rate.every(isOfRate)) return false;
  const period = rate.map(periodOf).find((named) => named !== null);
  const [value = 0] = sum.amount.values;
  return period === "month" ? millions * 1e6 * WEEKS_IN_MONTH >= value : period !== undefined;
}

const numberOf = ({ text }: MoneyText, { start, end }: MoneyToken): number =>
  Number(text.slice(start, end).replace(",", "."));

function inMillions({ start, end }: MoneyToken, value: number): MoneyToken {
  const values = [Math.round(value * 1e6)];
  const amount: Amount = { start, end, values, currency: "IDR", sign: "named", doubt: null };
  return { type: "amount", amount, start, end };
}

/** `the first 3 monthly guests` */
const COUNTED = pattern("u")`{countedStay.before} $`;
const LONGEST_COUNTED = 12;
/** `6-monthly` is how long it is for. */
const LENGTH = /^-\p{L}/u;

/** A number without a word for its millions; a whole one that follows no sum and no word for the rent may count anything. */
function bareMillions(money: MoneyText, index: number): MoneyToken | null {
  const token = money.tokens[index];
  if (token?.type !== "number") return null;
  const written = money.text.slice(token.start, token.end);
  const value = numberOf(money, token);
  const bare = periodOfBare(money, index);
  if (COUNTED.test(money.text.slice(Math.max(0, token.start - LONGEST_COUNTED), token.start))) return null;
  if (LENGTH.test(money.text.slice(token.end, token.end + 2))) return null;
  if (bare === null || bare.period === "night" || bare.period === "day") return null;
  // Once or three times a week something is cleaned.
  if (bare.period === "week" && !isWeekInList(money, index, value)) return null;
  const { least, most } = MILLIONS[bare.period];
  if (!(value >= least && value <= most) || isHour(money, value, index + 1)) return null;
  const isCalled = money.tokens
    .slice(Math.max(0, index - PRICE_BEFORE), index)
    .some((other) => isTerm(other, "price"));
  const isDecimal = bare.period === "month" && /[.,]/.test(written);
  if (!followsSum(money.tokens, index) && !(bare.isTied && (isCalled || isDecimal))) return null;
  return inMillions(token, value);
}

/** Words in the name of a kind of room. */
const LONGEST_KIND = 2;

/** The first token of the kind of room whose name ends before a token; null where anything else does. */
function kindBefore({ text, tokens }: MoneyText, index: number): number | null {
  const end = tokens[index - 1]?.end ?? 0;
  for (let first = index - LONGEST_KIND; first < index; first += 1) {
    const start = tokens[first]?.start;
    if (start !== undefined && roomKinds.findAt(text, start)?.end === end) return first;
  }
  return null;
}

/** `single 7.5, double 9.5 mln`: the millions are named by the sum of the next kind of room. */
function millionsOfNext(money: MoneyText, index: number): MoneyToken | null {
  const token = money.tokens[index];
  if (token?.type !== "number" || !isSign(money.tokens[index + 1], "comma", "join")) return null;
  const next = [index + 3, index + 4].find((place) => money.tokens[place]?.type === "amount");
  const sum = next === undefined ? undefined : money.tokens[next];
  if (next === undefined || sum?.type !== "amount" || sum.amount.currency !== "IDR") return null;
  if (kindBefore(money, index) === null || kindBefore(money, next) !== index + 2) return null;
  const value = numberOf(money, token);
  const [other = 0] = sum.amount.values;
  const times = (value * 1e6) / other;
  return times >= 1 / LARGEST_STEP && times <= LARGEST_STEP ? inMillions(token, value) : null;
}

/** `now 40 instead of 55 mil per month`: the former rent names the millions. */
function millionsOfFormer(money: MoneyText, index: number): MoneyToken | null {
  const token = money.tokens[index];
  const [between, former] = money.tokens.slice(index + 1, index + 3);
  if (token?.type !== "number" || former?.type !== "amount" || former.amount.currency !== "IDR") return null;
  if (!isFormer(money, between)) return null;
  const value = numberOf(money, token);
  const [other = 0] = former.amount.values;
  const times = (value * 1e6) / other;
  return times < 1 && times >= 1 / LARGEST_STEP ? inMillions(token, value) : null;
}

/** The tokens with the numbers as sums that say no millions, or no currency: `hrg 1,7/bln`, `14 mill monthly / 140 yearly`. */
export function withBareMillions(read: MoneyText): MoneyText {
  const tokens = [...read.tokens];
  const money = { ...read, tokens };
  const areStated = statedMillionsFinder(money);
  for (const [index, token] of tokens.entries()) {
    const amount =
      bareMillions(money, index) ??
      millionsOfNext(money, index) ??
      millionsOfFormer(money, index) ??
      foreignOfBare(money, index);
    if (amount) tokens[index] = amount;
    else if (token.type === "number" && areStated(index))
      tokens[index] = inMillions(token, numberOf(money, token));
  }
  return money;
}
