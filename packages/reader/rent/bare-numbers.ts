import { isWithin } from "../rent.ts";
import { afterLast, matchEnd, tokensBefore } from "../text/beside.ts";
import { isSign } from "../text/tokens.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { isTerm, type MoneyText, type MoneyToken, numberOf, sumAt, wordsAt } from "./money-tokens.ts";
import { periodBefore, periodOfBare } from "./stated-periods.ts";

/** Bounds of a rent by period, in units of the local currency: millions of rupiahs. */
const UNITS = {
  month: { least: 1, most: 300 },
  year: { least: 10, most: 3000 },
  week: { least: 1, most: 60 },
};

const TOKENS_TO_SUM = 8;
const TOKENS_TO_PRICE = 2;

/** Whether a sum in the same sentence names the unit: `12 jt per month or 95 per year`. */
function followsSum({ tokens, region: { currency } }: MoneyText, index: number): boolean {
  const before = tokensBefore(tokens, index, TOKENS_TO_SUM);
  const sentence = afterLast(before, (token) => isSign(token, "line", "stop"));
  const amounts = sentence.flatMap((token) => (token.type === "amount" ? token.amount : []));
  return amounts.some((amount) => amount.currency === currency.code && amount.doubt === null);
}

/** No rents: `the first 3 monthly guests`, `6-monthly`, `9 pm`. */
const COUNT = pattern(
  "uy",
)`(?<={countedStay.before} )\d|[\d.,]+-\p{L}|(?:1[0-2]|\d)(?:[.,]\d+)? ?p\.?m(?!\p{L})`;

/** A lower one may say how often something is done: `cleaning 4/month`. */
const LEAST_WITHOUT_UNIT = 6;

/** The doubt about a bare number as a rent by its period: a whole number needs a sum or a word for the rent before it. Undefined if it is none. */
function doubtByPeriod(money: MoneyText, token: MoneyToken, index: number): string | null | undefined {
  const value = numberOf(money, token);
  const bare = periodOfBare(money, index);
  if (matchEnd(COUNT, money.text, token.start) > token.start) return undefined;
  if (bare === null || bare.period === "night" || bare.period === "day") return undefined;
  const isDecimal = /[.,]/.test(wordsAt(money, token));
  // `3 weekly` may count cleanings.
  if (bare.period === "week" && !isDecimal) return undefined;
  if (!isWithin(value, UNITS[bare.period])) return undefined;
  const before = tokensBefore(money.tokens, index, TOKENS_TO_PRICE);
  const isAfterPrice = before.some((other) => isTerm(other, "price"));
  const isRent = isAfterPrice || (isDecimal && bare.period === "month");
  if (followsSum(money, index) || (bare.isTied && isRent)) return null;
  return bare.isTied && value >= LEAST_WITHOUT_UNIT ? "no unit is stated" : undefined;
}

const TOKENS_OF_STEP = 16;

/** Ratio of two rents of a text: of two steps of a ladder, or of two kinds of room. */
const RATIO_OF_RENTS = { least: 1 / 2.5, most: 2.5 };

/** Whether a token ends the item before it: a sign, the end of the text, or a word such as `nego`. */
const isItemEnd = (token: MoneyToken | undefined): boolean =>
  token === undefined || token.type === "sign" || isTerm(token, "aside", "inclusion");

/** The ratio of a bare number of units to a sum in the local currency. Without such a sum NaN, so that every comparison fails. */
function ratioTo(money: MoneyText, sum: MoneyToken | undefined, token: MoneyToken): number {
  const { code, unit } = money.region.currency;
  if (sum?.type !== "amount" || sum.amount.currency !== code) return Number.NaN;
  return (numberOf(money, token) * unit) / (sum.amount.values[0] ?? 1);
}

/** How many months of rent a year costs. */
const MONTHS_IN_YEAR = { least: 5, most: 15 };

/** Whether a later bare number is the rent for more years, so that both count units: `1 year 110, 2 years 100/year`. */
function isBeforeMoreYears(money: MoneyText, index: number, value: number, years: number): boolean {
  return money.tokens.slice(index + 1, index + TOKENS_OF_STEP).some((other, nth) => {
    const next = other.type === "number" ? periodBefore(money, index + 1 + nth) : null;
    const isLonger = next?.period === "year" && next.count > years;
    return isLonger && isWithin(numberOf(money, other) / value, RATIO_OF_RENTS);
  });
}

/**
 * Whether a bare number after a period is a step of a ladder, or the rent for a year, in which a sum nearby names the unit,
 * `1 month - 27, 3 months - 25, 6 months - 23 mil`, `10.5 mil a month, yearly 110`, or of a ladder of years.
 */
function isStepOfLadder(money: MoneyText, index: number): boolean {
  const { tokens } = money;
  const token = tokens[index];
  const label = periodBefore(money, index);
  const isLength = token !== undefined && money.text.charAt(token.end) === "+";
  if (!token || !label || isLength || !isItemEnd(tokens[index + 1])) return false;
  const [unit = index] = label.tokens;
  // `3jt/month 2) studio`
  if (tokens[isSign(tokens[unit - 1], "join") ? unit - 2 : unit - 1]?.type === "amount") return false;
  const value = numberOf(money, token);
  const areYears = label.period === "year" && label.tokens.length > 1 && isWithin(value, UNITS.year);
  if (areYears && isBeforeMoreYears(money, index, value, label.count)) return true;
  const ratios = [
    tokensBefore(tokens, index, TOKENS_OF_STEP).findLast(({ type }) => type === "amount"),
    tokens.slice(index, index + TOKENS_OF_STEP).find(({ type }) => type === "amount"),
  ].map((sum) => ratioTo(money, sum, token));
  return ratios.some(
    (ratio) =>
      isWithin(ratio, RATIO_OF_RENTS) || (label.period === "year" && isWithin(ratio, MONTHS_IN_YEAR)),
  );
}

/** The number of a season or of bedrooms, as an item of a list: `low season 20, high season 30 jt`, `1BR 15, 2BR 22 mln`. */
const ITEM = pattern(
  "uy",
)`(?<=(?:{availability.season}|{roomWord.shortBedroom})[ :=-]{0,3})\d+(?: ?[,;/|\n]| {availability.season})`;

/** Whether the next sum names the unit of an item, or of a fraction: `single 7.5, double 9.5 mln`. */
function isBeforeSum(money: MoneyText, token: MoneyToken, index: number): boolean {
  const isItem = matchEnd(ITEM, money.text, token.start) > token.start;
  const isFraction = /[.,]/.test(wordsAt(money, token)) && isSign(money.tokens[index + 1], "comma", "join");
  if (!isItem && !isFraction) return false;
  const after = money.tokens.slice(index, index + (isItem ? TOKENS_OF_STEP : 5));
  const next = after.find(({ type }) => type === "amount");
  return isWithin(ratioTo(money, next, token), RATIO_OF_RENTS);
}

/** Turns bare numbers that are rents into sums: `hrg 1,7/bln`, `14 mill monthly / 140 yearly`. */
export function withBareNumbers(read: MoneyText): MoneyText {
  const { code, unit } = read.region.currency;
  const tokens = [...read.tokens];
  const money = { ...read, tokens };
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "number") continue;
    const isStep = isBeforeSum(money, token, index) || isStepOfLadder(money, index);
    const doubt = isStep ? null : doubtByPeriod(money, token, index);
    if (doubt !== undefined)
      tokens[index] = sumAt(token, Math.round(numberOf(money, token) * unit), code, doubt);
  }
  return money;
}
