import type { Place } from "../text/normalise.ts";
import { isSign, keyOf, type Token, tokensOf } from "../text/tokens.ts";
import { numberNamed, type StayKey, stayTerms } from "../vocabulary/dates.ts";

export const stayTokensOf = (text: string) => tokensOf(text, stayTerms);

export type StayTokens = readonly Token<StayKey>[];

/** A length of time in whole months or, below one month, in days; the other is 0. */
export type Length = { months: number; days: number };

/** Longer lengths are leases of land. */
const MOST_MONTHS = 60;

const MONTHS_IN: Partial<Record<StayKey, number>> = {
  month: 1,
  year: 12,
  yearOfStay: 12,
  halfYear: 6,
  oneMonth: 1,
  oneYear: 12,
};

/** Largest deviation of months or a year in days: `180 days`, `365 days`. */
const TOLERANCE_IN_DAYS = 5;

const DAYS_IN: Partial<Record<StayKey, number>> = { day: 1, night: 1, week: 7, oneWeek: 7 };

/** Days in months; 0 if they are no whole number of months. */
function monthsOfDays(days: number): number {
  const months = Math.round(days / 30);
  return Math.abs(days - 30 * months) <= TOLERANCE_IN_DAYS ? months : 0;
}

/** The number at a token, in digits or in a word up to twelve. */
export function numberOf(text: string, token: (Place & { type: string; key?: string }) | undefined) {
  if (token?.type !== "number") return numberNamed(token?.key ?? null) || null;
  const number = Number(text.slice(token.start, token.end));
  return Number.isInteger(number) ? number : null;
}

/** Days below one month; 0 otherwise. */
const shortDays = (days: number): number => (days < 30 - TOLERANCE_IN_DAYS ? days : 0);

/** The length of time that begins at a token: `3 months`, `one (1) month`, `6-12 months` (the shorter one), `a year`. */
export function lengthAt(
  text: string,
  tokens: StayTokens,
  index: number,
): (Length & { next: number }) | null {
  const count = numberOf(text, tokens[index]);
  let next = index;
  while (
    count !== null &&
    next < index + 5 &&
    (numberOf(text, tokens[next]) !== null ||
      keyOf(tokens[next]) === "ending" ||
      isSign(tokens[next], "open", "close"))
  )
    next += 1;
  const key = keyOf(tokens[next]);
  const [monthsOfUnit = 0, daysOfUnit = 0] = key ? [MONTHS_IN[key], DAYS_IN[key]] : [];
  const times = count ?? 1;
  const months = monthsOfUnit > 0 ? monthsOfUnit * times : monthsOfDays(daysOfUnit * times);
  const days = months > 0 ? 0 : shortDays(daysOfUnit * times);
  return months + days > 0 && months <= MOST_MONTHS ? { months, days, next: next + 1 } : null;
}
