import { dayNumber } from "./posting-date";

/** From this many days on, ask before anything else. */
const ASK_FROM_DAYS = 7;

/** From this many days on, a home may be taken. */
export const MAY_BE_GONE_FROM_DAYS = 14;

/**
 * Whole days since a post, by Bali's calendar: 1 from midnight on, whatever the hour. Null without a valid date and for one
 * that is in the future.
 */
export function ageInDays(postedAt: string | null, now: Date): number | null {
  const posted = new Date(postedAt ?? Number.NaN);
  if (Number.isNaN(posted.getTime())) return null;
  const days = dayNumber(now) - dayNumber(posted);
  return days < 0 ? null : days;
}

/**
 * What an age means to someone who looks for a home: "3 days", "8 days: ask first", "21 days: may be gone"
 * (docs/behaviour.md, D9). Null for the first two days, whose date says it, and where the age is not known.
 */
export function ageWords(days: number | null): string | null {
  if (days === null || days < 2) return null;
  if (days >= MAY_BE_GONE_FROM_DAYS) return `${days} days: may be gone`;
  return days >= ASK_FROM_DAYS ? `${days} days: ask first` : `${days} days`;
}
