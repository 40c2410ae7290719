/** Every date of the site is worded in Bali's zone. */
export const BALI_TIME_ZONE = "Asia/Makassar";

const DAY_MS = 24 * 60 * 60 * 1000;

// American English: the British short name of September has four letters.
const parts = new Intl.DateTimeFormat("en-US", {
  timeZone: BALI_TIME_ZONE,
  weekday: "short",
  day: "2-digit",
  month: "short",
  year: "numeric",
});

const calendarDay = new Intl.DateTimeFormat("en-CA", {
  timeZone: BALI_TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Days since the epoch of the calendar day in Bali. */
function dayNumber(time: Date): number {
  return Date.parse(`${calendarDay.format(time)}T00:00:00Z`) / DAY_MS;
}

/**
 * "Today", "Yesterday" or "Mon 03 Feb 2025" in Bali's calendar, seen from `now`; "N/A" without a date
 * (SPEC section 9). A date in the future reads as its calendar date.
 */
export function postingDate(postedAt: Date | null, now: Date): string {
  if (postedAt === null || Number.isNaN(postedAt.getTime())) return "N/A";
  const age = dayNumber(now) - dayNumber(postedAt);
  if (age === 0) return "Today";
  if (age === 1) return "Yesterday";
  const named = Object.fromEntries(parts.formatToParts(postedAt).map((part) => [part.type, part.value]));
  return `${named.weekday} ${named.day} ${named.month} ${named.year}`;
}
