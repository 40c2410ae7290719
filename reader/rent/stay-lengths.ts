import type { Token } from "../tokens.ts";
import { NUMBERS, type STAYS } from "../vocabulary/dates.ts";

type Key = keyof typeof STAYS;
export type Tokens = readonly Token<Key>[];

/** A length of time in whole months, or in days where it is shorter than a month; the other is 0. */
export type Length = { months: number; days: number };

/** Longer ones are leases of land. */
const MAX_MONTHS = 60;

const MONTHS_IN: Partial<Record<Key, number>> = {
  month: 1,
  year: 12,
  yearOfStay: 12,
  halfYear: 6,
  oneMonth: 1,
  oneYear: 12,
};

/** A month, a half year or a year in days is some days off. */
const DAYS_OFF = 5;

const DAYS_IN: Partial<Record<Key, number>> = { day: 1, night: 1, week: 7, oneWeek: 7 };

/** Days in months; 0 where they make no whole ones. */
function monthsOfDays(days: number): number {
  const months = Math.round(days / 30);
  return Math.abs(days - 30 * months) <= DAYS_OFF ? months : 0;
}

const NUMBER_NAMES = Object.keys(NUMBERS);

export const keyOf = (token: Token<Key> | undefined): Key | null =>
  token?.type === "term" ? token.key : null;

/** The number that a token is; null when it is none. */
export function numberOf(text: string, token: Token<Key> | undefined): number | null {
  const name = NUMBER_NAMES.indexOf(keyOf(token) ?? "");
  if (name >= 0) return name + 1;
  if (token?.type !== "number") return null;
  const number = Number(text.slice(token.start, token.end));
  return Number.isInteger(number) ? number : null;
}

export const isSign = (token: Token<Key> | undefined, ...signs: readonly string[]) =>
  token?.type === "sign" && signs.includes(token.sign);

/** Days shorter than a month; 0 for any other. */
const shortDays = (days: number): number => (days < 30 - DAYS_OFF ? days : 0);

/** The length of time that begins at a token: `3 months`, `one (1) month`, `6-12 months` (its shorter one), `a year`. */
export function lengthAt(text: string, tokens: Tokens, index: number): (Length & { next: number }) | null {
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
  const [inMonths = 0, inDays = 0] = key ? [MONTHS_IN[key], DAYS_IN[key]] : [];
  const times = count ?? 1;
  const months = inMonths > 0 ? inMonths * times : monthsOfDays(inDays * times);
  const days = months > 0 ? 0 : shortDays(inDays * times);
  return months + days > 0 && months <= MAX_MONTHS ? { months, days, next: next + 1 } : null;
}
