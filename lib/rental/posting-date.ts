import type { Locale } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { longDate, shortDateParts } from "@/lib/time/date-format";
import { regionDayNumber } from "@/lib/time/region-day";

/** "Today", "Yesterday", "Mon 03 Feb 2025", otherwise "3 февр. 2025"; "N/A" without a date (docs/behaviour.md, L12). */
export function postingDate(postedAt: Date | null, now: Date, { locale, t }: Language): string {
  if (postedAt === null || Number.isNaN(postedAt.getTime())) return t("dates.unknown");
  const age = regionDayNumber(now.getTime()) - regionDayNumber(postedAt.getTime());
  if (age === 0) return t("dates.today");
  if (age === 1) return t("dates.yesterday");
  const { weekday, day, month, year } = shortDateParts(postedAt, locale);
  return locale === "en" ? `${weekday} ${day} ${month} ${year}` : `${Number(day)} ${month} ${year}`;
}

export function shortDate(iso: string, locale: Locale): string {
  const { day, month } = shortDateParts(new Date(iso), locale);
  return `${Number(day)} ${month}`;
}

/** "21 Nov 2026", or "21 Nov" in the year of `now`; null without a valid date. */
export function shortDateSeenFrom(now: Date | null, iso: string | null, locale: Locale): string | null {
  if (iso === null || Number.isNaN(Date.parse(iso))) return null;
  const { year } = shortDateParts(new Date(iso), locale);
  const day = shortDate(iso, locale);
  return now !== null && shortDateParts(now, locale).year === year ? day : `${day} ${year}`;
}

/** "21 November 2026", for text that others store and that must not say "today"; null without a valid date. */
export function calendarDate(iso: string | null, locale: Locale): string | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? null : longDate(new Date(time), locale);
}
