import type { Locale } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { longDate, shortDateParts } from "@/lib/time/date-format";
import { isoRegionDay } from "@/lib/time/region-day";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Number of the region's calendar day, counted from the epoch. */
export function dayNumber(time: Date): number {
  return Date.parse(isoRegionDay(time)) / DAY_MS;
}

/**
 * "Today", "Yesterday" or "Mon 03 Feb 2025" in the region's calendar, relative to `now`; "N/A" without a date
 * (docs/behaviour.md, L12). A future date is written as a calendar date. Adverts in other languages name no weekday:
 * "3 февр. 2025".
 */
export function postingDate(postedAt: Date | null, now: Date, { locale, t }: Language): string {
  if (postedAt === null || Number.isNaN(postedAt.getTime())) return t("dates.unknown");
  const age = dayNumber(now) - dayNumber(postedAt);
  if (age === 0) return t("dates.today");
  if (age === 1) return t("dates.yesterday");
  const { weekday, day, month, year } = shortDateParts(postedAt, locale);
  return locale === "en" ? `${weekday} ${day} ${month} ${year}` : `${Number(day)} ${month} ${year}`;
}

/** "21 Nov" in the region's calendar for an ISO time, where the year is obvious. */
export function shortDate(iso: string, locale: Locale): string {
  const { day, month } = shortDateParts(new Date(iso), locale);
  return `${Number(day)} ${month}`;
}

/**
 * "21 Nov 2026" in the region's calendar for an ISO time, or "21 Nov" if it is in the year of `now`. Null without a valid date.
 */
export function shortDateSeenFrom(now: Date | null, iso: string | null, locale: Locale): string | null {
  if (iso === null || Number.isNaN(Date.parse(iso))) return null;
  const { year } = shortDateParts(new Date(iso), locale);
  const day = shortDate(iso, locale);
  return now !== null && shortDateParts(now, locale).year === year ? day : `${day} ${year}`;
}

/**
 * "21 November 2026" in the region's zone for an ISO time, for text that others store, which must not say "today". Null without a
 * valid date.
 */
export function calendarDate(iso: string | null, locale: Locale): string | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? null : longDate(new Date(time), locale);
}
