import { daysBetween } from "../../lib/time/bali-day.ts";
import { termFinder } from "../term-finder.ts";
import { type DateText, keyAt } from "../time/written-date.ts";
import { isTakenAt, writtenRange } from "../time/written-range.ts";
import { sentencesOf, tokensOf } from "../tokens.ts";
import { DATES } from "../vocabulary/dates.ts";
import { type AskedAmount, mayBeRent } from "./amount-pairs.ts";
import type { MoneyText } from "./stated-periods.ts";

const dateTerms = termFinder(DATES);

/** Days without their year are counted from here: how many lie between does not depend on it. */
const POSTED = { year: 2026, month: 6, day: 1 };
const DAYS_IN_YEAR = 365;
const DAYS_IN_MONTH = 30;
/** A stay of whole months is at most so many days off. */
const DAYS_OFF = 3;

/** The days of a stay whose first and last day are named; not of a season, nor of a time that is taken. */
function stayIn(date: DateText): number | null {
  const keys = date.tokens.map((_, index) => keyAt(date, index));
  if (keys.includes("season") && !keys.includes("sublets")) return null;
  for (const index of keys.keys()) {
    const range = writtenRange(date, index);
    if (range && !isTakenAt(date, index, range.next))
      return (daysBetween(range.first, range.last) + DAYS_IN_YEAR) % DAYS_IN_YEAR;
  }
  return null;
}

function isWholeMonths(days: number): boolean {
  const months = Math.round(days / DAYS_IN_MONTH);
  return months > 0 && Math.abs(days - months * DAYS_IN_MONTH) <= DAYS_OFF;
}

/** `5 Dec - 20 Jan, 21 mln`: a sum without a period may be for all of a stay that is no whole number of months. */
export function withDatedStay({ text }: MoneyText, asked: readonly AskedAmount[]): AskedAmount[] {
  if (!asked.some((sum) => sum.stated === null && mayBeRent(sum))) return [...asked];
  const stays = sentencesOf(tokensOf(text, dateTerms)).flatMap(
    ({ tokens }) => stayIn({ text, tokens, posted: POSTED }) ?? [],
  );
  const [days] = stays;
  if (days === undefined || isWholeMonths(days)) return [...asked];
  return asked.map((sum) =>
    sum.stated === null && mayBeRent(sum)
      ? { ...sum, amount: { ...sum.amount, doubt: sum.amount.doubt ?? "it may be for the whole stay" } }
      : sum,
  );
}
