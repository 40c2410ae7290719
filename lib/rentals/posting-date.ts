import type { Locale } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { isoBaliDay } from "@/lib/time/bali-day";

/** The time zone of every date on the site. */
const BALI_TIME_ZONE = "Asia/Makassar";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The formats of each language, made when they are first needed: the first one of a page takes a phone a while. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.month}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

function namedParts(time: Date, locale: Locale) {
  // American English, because the British short name of September has four letters.
  const format = formatOf(locale === "en" ? "en-US" : locale, {
    timeZone: BALI_TIME_ZONE,
    weekday: "short",
    day: "2-digit",
    month: "short",
    year: "numeric",
  });
  return Object.fromEntries(format.formatToParts(time).map((part) => [part.type, part.value]));
}

/** Number of Bali's calendar day, counted from the epoch. */
export function dayNumber(time: Date): number {
  return Date.parse(isoBaliDay(time)) / DAY_MS;
}

/**
 * "Today", "Yesterday" or "Mon 03 Feb 2025" in Bali's calendar, relative to `now`; "N/A" without a date
 * (docs/behaviour.md, L12). A future date is written as a calendar date.
 */
export function postingDate(postedAt: Date | null, now: Date, { locale, t }: Language): string {
  if (postedAt === null || Number.isNaN(postedAt.getTime())) return t("dates.unknown");
  const age = dayNumber(now) - dayNumber(postedAt);
  if (age === 0) return t("dates.today");
  if (age === 1) return t("dates.yesterday");
  const { weekday, day, month, year } = namedParts(postedAt, locale);
  return `${weekday} ${day} ${month} ${year}`;
}

/** "21 Nov" in Bali's calendar for an ISO time, where the year is obvious. */
export function shortDate(iso: string, locale: Locale): string {
  const { day, month } = namedParts(new Date(iso), locale);
  return `${Number(day)} ${month}`;
}

/**
 * "21 Nov 2026" in Bali's calendar for an ISO time, or "21 Nov" if it is in the year of `now`. Null without a valid date.
 */
export function shortDateSeenFrom(now: Date | null, iso: string | null, locale: Locale): string | null {
  if (iso === null || Number.isNaN(Date.parse(iso))) return null;
  const { year } = namedParts(new Date(iso), locale);
  const day = shortDate(iso, locale);
  return now !== null && namedParts(now, locale).year === year ? day : `${day} ${year}`;
}

/**
 * "21 November 2026" in Bali's zone for an ISO time, for text that others store, which must not say "today". Null without a
 * valid date.
 */
export function calendarDate(iso: string | null, locale: Locale): string | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(time)) return null;
  return formatOf(locale === "en" ? "en-GB" : locale, {
    timeZone: BALI_TIME_ZONE,
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(time);
}
