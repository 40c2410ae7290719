import { isoBaliDay } from "@/lib/time/bali-day";

/** The time zone of every date on the site. */
const BALI_TIME_ZONE = "Asia/Makassar";

const DAY_MS = 24 * 60 * 60 * 1000;

// American English, because the British short name of September has four letters.
const parts = new Intl.DateTimeFormat("en-US", {
  timeZone: BALI_TIME_ZONE,
  weekday: "short",
  day: "2-digit",
  month: "short",
  year: "numeric",
});

const namedParts = (time: Date) =>
  Object.fromEntries(parts.formatToParts(time).map((part) => [part.type, part.value]));

/** Number of Bali's calendar day, counted from the epoch. */
export function dayNumber(time: Date): number {
  return Date.parse(isoBaliDay(time)) / DAY_MS;
}

/**
 * "Today", "Yesterday" or "Mon 03 Feb 2025" in Bali's calendar, relative to `now`; "N/A" without a date
 * (docs/behaviour.md, L12). A future date is written as a calendar date.
 */
export function postingDate(postedAt: Date | null, now: Date): string {
  if (postedAt === null || Number.isNaN(postedAt.getTime())) return "N/A";
  const age = dayNumber(now) - dayNumber(postedAt);
  if (age === 0) return "Today";
  if (age === 1) return "Yesterday";
  const { weekday, day, month, year } = namedParts(postedAt);
  return `${weekday} ${day} ${month} ${year}`;
}

/** "21 Nov" in Bali's calendar for an ISO time, where the year is obvious. */
export function shortDate(iso: string): string {
  const { day, month } = namedParts(new Date(iso));
  return `${Number(day)} ${month}`;
}

/**
 * "21 Nov 2026" in Bali's calendar for an ISO time, or "21 Nov" if it is in the year of `now`. Null without a valid date.
 */
export function shortDateSeenFrom(now: Date | null, iso: string | null): string | null {
  if (iso === null || Number.isNaN(Date.parse(iso))) return null;
  const { year } = namedParts(new Date(iso));
  return now !== null && namedParts(now).year === year ? shortDate(iso) : `${shortDate(iso)} ${year}`;
}

const date = new Intl.DateTimeFormat("en-GB", {
  timeZone: BALI_TIME_ZONE,
  day: "numeric",
  month: "long",
  year: "numeric",
});

/**
 * "21 November 2026" in Bali's zone for an ISO time, for text that others store, which must not say "today". Null without a
 * valid date.
 */
export function calendarDate(iso: string | null): string | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? null : date.format(time);
}
