import type { RentalPeriod } from "../fact.ts";
import { tokensBefore } from "../text/beside.ts";
import { isSign } from "../text/tokens.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { PERIOD_OF } from "../vocabulary/periods.ts";
import { isTerm, type MoneyTerm, type MoneyText, type MoneyToken, wordsAt } from "./money-tokens.ts";
import { numberOf } from "./stay-lengths.ts";

/** The period that is stated beside a sum: a `count` of units, and the indices of its tokens. */
export type StatedPeriod = { period: RentalPeriod; count: number; tokens: readonly number[] };

/** A period after a sum. A word (`per month`), a slash or a number ties it to the sum. */
type AfterSum = StatedPeriod & { isTied: boolean };

const TOKENS_TO_PERIOD = 8;
/** Most units of a length: `2026 year` is none. */
const MOST_UNITS = 60;

export const periodOf = (token: MoneyToken | undefined): RentalPeriod | null =>
  token?.type === "term" && isPeriodTerm(token.key) ? PERIOD_OF[token.key] : null;

const isPeriodTerm = (key: MoneyTerm): key is keyof typeof PERIOD_OF => Object.hasOwn(PERIOD_OF, key);

/** Whether a term says by itself that a sum is for a period: `monthly`, `per month`; `month` may also be a length. */
export const isRate = (token: MoneyToken | undefined): boolean =>
  isTerm(token, "monthly", "yearly", "weekly", "nightly", "daily");

/** The length of time of a unit and its number, if it has one. Twelve months count as a year, 30 days as a month. */
export function lengthOf(money: MoneyText, number: number | null, unit: number): StatedPeriod | null {
  const token = money.tokens[unit];
  const period = periodOf(token);
  if (period === null) return null;
  if (number === null) return { period, count: isTerm(token, "halfYear") ? 6 : 1, tokens: [unit] };
  const count = numberOf(money.text, money.tokens[number]) ?? 0;
  const tokens = [number, unit];
  if (count < 1 || count > MOST_UNITS) return null;
  if (period === "month" && count === 12) return { period: "year", count: 1, tokens };
  if (period === "day" && count >= 28 && count <= 31) return { period: "month", count: 1, tokens };
  return { period, count, tokens };
}

/** Whether a rate can only follow a sum, as it has several words or a slash: `per month`, `в год`, `/month`. */
const isPhrase = (money: MoneyText, token: MoneyToken | undefined): boolean =>
  token !== undefined && isRate(token) && /[ /]/.test(wordsAt(money, token).trim());

/** Whether a period after a sum stands right before the next sum: `monthly 15jt weekly 4jt`. */
export function isLabelOfNext({ tokens }: MoneyText, after: StatedPeriod): boolean {
  let index = Math.max(...after.tokens) + 1;
  while (isSign(tokens[index], "colon") || isTerm(tokens[index], "from", "price", "cost")) index += 1;
  return tokens[index]?.type === "amount";
}

/** `/ month`, `per month`, `a month`, `monthly`, `nett / bulan`, `(в месяц)`, `6 bulan`: the period after a sum. */
export function periodAfter(money: MoneyText, sum: number): AfterSum | null {
  const { tokens } = money;
  let isTied = false;
  for (let index = sum + 1; index <= sum + TOKENS_TO_PERIOD; index += 1) {
    const token = tokens[index];
    if (token === undefined) return null;
    if (periodOf(token) !== null) {
      const length = lengthOf(money, null, index);
      return length && { ...length, isTied: isTied || isPhrase(money, token) };
    }
    if (numberOf(money.text, token) !== null) {
      const length = lengthOf(money, index, index + 1);
      return length && !isTerm(tokens[index + 2], "minimum") ? { ...length, isTied: true } : null;
    }
    if (isTerm(token, "per", "for") || wordsAt(money, token) === "/") isTied = true;
    else if (isSign(token, "comma") && money.text.charAt(token.start + 1) === "-") continue;
    else if (isSign(token, "open")) {
      const next = tokens[index + 1];
      if (periodOf(next) === null && !isTerm(next, "per") && !isSign(next, "join")) return null;
    } else if (!isTerm(token, "aside", "head", "home") && !isSign(token, "colon")) return null;
  }
  return null;
}

const RANGE_SIGN = pattern("u")`^ ?(?:-|{range.to}) ?$`;

/** Whether a number ends a range of lengths: `1-3 months 30 mln` is a rent by the month. */
function isRangeAt({ text, tokens }: MoneyText, index: number): boolean {
  const number = tokens[index];
  const first = tokensBefore(tokens, index, 2).find(({ type }) => type === "number");
  return first !== undefined && number !== undefined && RANGE_SIGN.test(text.slice(first.end, number.start));
}

/** `monthly:`, `harga perbulan Rp`, `6 month IDR`, `год - от`: the period before a sum, as its label. */
export function periodBefore(money: MoneyText, sum: number): StatedPeriod | null {
  const { tokens } = money;
  for (let index = sum - 1; index >= sum - TOKENS_TO_PERIOD; index -= 1) {
    const token = tokens[index];
    if (token === undefined) return null;
    if (periodOf(token) !== null) {
      const last = tokens[index - 1];
      const hasNumber = last?.type === "number" || numberOf(money.text, last) !== null;
      const before = tokens[index - (hasNumber ? 2 : 1)];
      if (!isRate(token) && isTerm(before, "minimum", "deposit", "from")) return null;
      const period = periodOf(token);
      if (hasNumber && period && isRangeAt(money, index - 1))
        return { period, count: 1, tokens: [index - 1, index] };
      return lengthOf(money, hasNumber ? index - 1 : null, index);
    }
    if (
      !isTerm(token, "price", "cost", "from", "aside", "per", "for") &&
      !isSign(token, "colon", "open", "close", "join")
    )
      return null;
  }
  return null;
}

/** The period right after a bare number: tied as in `28 / month` and `95 per year`, or a rate as in `140 yearly`. */
export function periodOfBare(
  money: MoneyText,
  number: number,
): { period: RentalPeriod; isTied: boolean } | null {
  const after = periodAfter(money, number);
  const [index = number] = after?.tokens ?? [];
  if (after?.count !== 1 || after.tokens.length > 1) return null;
  const { period, isTied } = after;
  return isTied || isRate(money.tokens[index]) ? { period, isTied } : null;
}

/** Words for rents by the month or by the year that stand beside no sum. */
export function looseRates(
  { tokens }: MoneyText,
  taken: ReadonlySet<number>,
): { index: number; period: RentalPeriod }[] {
  return tokens.flatMap((token, index) => {
    const period = isTerm(token, "monthly", "yearly") ? periodOf(token) : null;
    const isHowOften = tokens[index - 1]?.type === "number" || isTerm(tokens[index - 1], "times");
    return period === null || taken.has(index) || isHowOften ? [] : [{ index, period }];
  });
}
