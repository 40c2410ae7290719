import { daysBetween } from "../../lib/time/region-day.ts";
import { sentencesOf } from "../text/tokens.ts";
import { type DateText, dateTokensOf, keyAt } from "../time/written-date.ts";
import { isTakenAt, writtenRange } from "../time/written-range.ts";
import { type AskedAmount, mayBeRent } from "./amount-pairs.ts";
import type { MoneyText } from "./money-tokens.ts";

/** Gives a year to dates without one. The number of days between two dates does not depend on it. */
const ANY_DAY = { year: 2026, month: 6, day: 1 };
const DAYS_IN_YEAR = 365;
const DAYS_IN_MONTH = 30;
const TOLERANCE_IN_DAYS = 3;

/** The days of a stay between two dates. Null for a season or a time that is booked. */
function daysOfStay(date: DateText): number | null {
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
  return months > 0 && Math.abs(days - months * DAYS_IN_MONTH) <= TOLERANCE_IN_DAYS;
}

/** Doubts a sum without a period beside a stay that is no whole number of months: `5 Dec - 20 Jan, 21 mln`. */
export function withDatedStay({ text }: MoneyText, asked: readonly AskedAmount[]): AskedAmount[] {
  if (!asked.some((sum) => sum.stated === null && mayBeRent(sum))) return [...asked];
  const stays = sentencesOf(dateTokensOf(text)).flatMap(
    ({ tokens }) => daysOfStay({ text, tokens, posted: ANY_DAY }) ?? [],
  );
  const [days] = stays;
  if (days === undefined || isWholeMonths(days)) return [...asked];
  return asked.map((sum) =>
    sum.stated === null && mayBeRent(sum)
      ? { ...sum, amount: { ...sum.amount, doubt: sum.amount.doubt ?? "it may be for the whole stay" } }
      : sum,
  );
}
