import { DAY_NOT_NAMED } from "../forms/doubt.ts";
import { numberOf } from "../rent/stay-lengths.ts";
import { isJoined, keyOf, type Token, tokensOf, tokenText } from "../text/tokens.ts";
import { type DateKey, dateTerms, monthNamed } from "../vocabulary/dates.ts";
import { pattern, termSet } from "../vocabulary/pattern.ts";
import { addDays, addMonths, type Day, nearestDay, nextDayOfMonth } from "./calendar.ts";

export const dateTokensOf = (text: string) => tokensOf(text, dateTerms);

/** The tokens of a sentence, and the day on which it was written. */
export type DateText = { text: string; tokens: readonly Token<DateKey>[]; posted: Day };

/** A date in a text. `next` is the index of the token after it, `doubt` the reason why another day may be meant. */
export type WrittenDate = { day: Day | null; next: number; doubt: string | null; hasDay: boolean };

const ISO_DATE = /(\d{4})-(\d\d)-(\d\d)(?!\d)/y;
const FULL_DATE = /(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d\d)(?![\d.]\d)(?!\d)/y;
/** `24.12`; not `12.05 jt`. Words of dates may follow: `5.12 по 5.03`, `24.12-10.01 заняты`. */
const SHORT_DATE = pattern("uy")`(\d{1,2})([./])(\d\d)(?!\d|[.,/]\d| ?[$€%]| ?(?!{dateState.word})\p{L})`;

/** `available 3/1`; not `24/7`. */
const SLASHED_DATE = /(?!24\/7)(\d{1,2})(\/)([1-9])(?![\d/]|[.,]\d| ?\p{L})/uy;
const BEFORE_SLASHED: ReadonlySet<DateKey | null> = new Set(["available", "from", "filler"]);

export const keyAt = ({ tokens }: DateText, index: number): DateKey | null => keyOf(tokens[index]);

/** The month at a token, from 1 to 12; 0 for none. */
const monthAt = (date: DateText, index: number) => monthNamed(keyAt(date, index));

const numberAt = ({ text, tokens }: DateText, index: number): number => numberOf(text, tokens[index]) ?? 0;

function isDayNumber(date: DateText, index: number): boolean {
  const number = date.tokens[index]?.type === "number" ? numberAt(date, index) : 0;
  return number >= 1 && number <= 31;
}

function yearAt(date: DateText, index: number): number | null {
  const year = date.tokens[index]?.type === "number" ? numberAt(date, index) : 0;
  return year >= 2020 && year <= 2099 ? year : null;
}

/** `2026-12-01`, `14.12.2026`, `1/12` */
function digitDate(date: DateText, index: number): WrittenDate | null {
  const { text, tokens, posted } = date;
  const start = tokens[index]?.start ?? 0;
  if (!/\d/.test(text.charAt(start))) return null;
  for (const [pattern, order] of [
    [ISO_DATE, [3, 2, 1]],
    [FULL_DATE, [1, 3, 4]],
    [SHORT_DATE, [1, 3, 4]],
    [SLASHED_DATE, [1, 3, 4]],
  ] as const) {
    if (pattern === SLASHED_DATE && !BEFORE_SLASHED.has(keyAt(date, index - 1))) continue;
    pattern.lastIndex = start;
    const parts = pattern.exec(text);
    if (!parts) continue;
    const [day, month, year] = order.map((part) => Number(parts[part] ?? 0));
    if (!day || !month || year === undefined) continue;
    const fullYear = year === 0 ? null : year < 100 ? 2000 + year : year;
    const next = tokens.findIndex((token, nth) => nth > index && token.start >= start + parts[0].length);
    return {
      day: nearestDay(posted, month, day, fullYear),
      next: next < 0 ? tokens.length : next,
      doubt: null,
      hasDay: true,
    };
  }
  return null;
}

/** `1st of December 2026`, `1-5 December`, `с 1 по 31 декабря` */
function dayFirst(date: DateText, index: number): WrittenDate | null {
  if (!isDayNumber(date, index)) return null;
  let next = index + 1;
  if (keyAt(date, next) === "ordinal") next += 1;
  const isRange = keyAt(date, next) === "until" || isJoined(date.text, date.tokens[index], date.tokens[next]);
  if (isRange && keyAt(date, next) === "until") next += 1;
  if (isRange && isDayNumber(date, next)) next += 1;
  if (keyAt(date, next) === "ordinal" || keyAt(date, next) === "filler") next += 1;
  const month = monthAt(date, next);
  if (month === 0) return null;
  const year = yearAt(date, next + 1);
  return {
    day: nearestDay(date.posted, month, numberAt(date, index), year),
    next: next + (year === null ? 1 : 2),
    doubt: null,
    hasDay: true,
  };
}

/** `December 1st, 2026`, `December` */
function monthFirst(date: DateText, index: number): WrittenDate | null {
  const month = monthAt(date, index);
  if (month === 0) return null;
  const hasDay = isDayNumber(date, index + 1);
  let next = index + (hasDay ? 2 : 1);
  if (hasDay && keyAt(date, next) === "ordinal") next += 1;
  const year = yearAt(date, next);
  const day = nearestDay(date.posted, month, hasDay ? numberAt(date, index + 1) : 1, year);
  const isRunning = !hasDay && month === date.posted.month;
  return {
    day,
    next: next + (year === null ? 0 : 1),
    doubt: isRunning ? "the month has begun" : null,
    hasDay,
  };
}

/** `tgl 15 Jan`, `tgl 15/1`, `tgl 5`, `tgl 5 bulan depan`, `the 5th` */
function namedDay(date: DateText, index: number): WrittenDate | null {
  const isNamed = keyAt(date, index) === "dayOf";
  const number = isNamed ? index + 1 : index;
  const withMonth = isNamed ? (digitDate(date, number) ?? dayFirst(date, number)) : null;
  if (withMonth) return withMonth;
  if (!isDayNumber(date, number)) return null;
  const hasOrdinal = keyAt(date, number + 1) === "ordinal";
  if (!isNamed && !hasOrdinal) return null;
  const next = number + (hasOrdinal ? 2 : 1);
  const isNextMonth = keyAt(date, next) === "nextMonth";
  const earliest = isNextMonth ? addMonths({ ...date.posted, day: 1 }, 1) : date.posted;
  const day = nextDayOfMonth(earliest, numberAt(date, number));
  return { day, next: next + (isNextMonth ? 1 : 0), doubt: null, hasDay: true };
}

/** `end of November` */
function partOfMonth(date: DateText, index: number): WrittenDate | null {
  const part = keyAt(date, index);
  if (part !== "first" && part !== "early" && part !== "mid" && part !== "late") return null;
  const named = monthFirst(date, index + 1);
  if (!named?.day || named.hasDay) return null;
  const last = addDays(addMonths({ ...named.day, day: 1 }, 1), -1);
  const day = part === "late" ? last : { ...named.day, day: part === "mid" ? 15 : 1 };
  return { ...named, day, doubt: part === "first" ? null : DAY_NOT_NAMED };
}

/** Words before a length that starts today: `for 2 weeks from today`. */
const LASTING_WORDS = termSet("dateState.lasting");

/** `in 2 weeks`, `2 weeks from today`, `2 minggu lagi`, `через неделю` */
function fromNow(date: DateText, index: number): WrittenDate | null {
  if (LASTING_WORDS.has(tokenText(date.text, date.tokens[index - 1]))) return null;
  const isAhead = keyAt(date, index) === "in";
  let next = isAhead ? index + 1 : index;
  let count = numberAt(date, next);
  if (count > 0) next += 1;
  else count = 1;
  const unit = keyAt(date, next);
  next += 1;
  const isFromToday = keyAt(date, next) === "from" && keyAt(date, next + 1) === "now";
  if (!isAhead && !isFromToday && keyAt(date, next) !== "later") return null;
  if (!isAhead) next += isFromToday ? 2 : 1;
  const written = { next, doubt: null, hasDay: true };
  if (count > 100) return null;
  if (unit === "day") return { ...written, day: addDays(date.posted, count) };
  if (unit === "week" || unit === "oneWeek") return { ...written, day: addDays(date.posted, 7 * count) };
  if (unit === "month" || unit === "oneMonth") return { ...written, day: addMonths(date.posted, count) };
  return null;
}

function relativeDay(date: DateText, index: number): WrittenDate | null {
  const { posted } = date;
  const written = { next: index + 1, doubt: null, hasDay: true };
  const key = keyAt(date, index);
  if (key === "tomorrow") return { ...written, day: addDays(posted, 1) };
  if (key === "nextWeek") return { ...written, day: addDays(posted, 7), doubt: DAY_NOT_NAMED };
  if (key === "nextMonth") return { ...written, day: addMonths({ ...posted, day: 1 }, 1) };
  return null;
}

const DATE_FORMS = [digitDate, dayFirst, monthFirst, namedDay, partOfMonth, fromNow, relativeDay];

/** The date that begins at a token. Null if none does or the calendar lacks it. */
export function writtenDate(date: DateText, index: number): (WrittenDate & { day: Day }) | null {
  for (const form of DATE_FORMS) {
    const written = form(date, index);
    if (written?.day) return { ...written, day: written.day };
  }
  return null;
}
