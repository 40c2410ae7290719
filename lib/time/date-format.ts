import type { Locale } from "../language/locales.ts";
import { TIME_ZONE } from "./time-zone.ts";

// The English of Britain puts the day before the month, that of America has three letters for September.
const TAGS = {
  en: { short: "en-US", long: "en-GB" },
  id: { short: "id", long: "id" },
  ru: { short: "ru", long: "ru" },
};

const OPTIONS: Record<"short" | "long", Intl.DateTimeFormatOptions> = {
  short: { weekday: "short", day: "2-digit", month: "short", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
};

/** The formats of each language, made when they are first needed: the first one of a page takes a phone a while. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, length: "short" | "long"): Intl.DateTimeFormat {
  const key = `${locale} ${length}`;
  const options = { ...OPTIONS[length], timeZone: TIME_ZONE };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(TAGS[locale][length], options);
  formats.set(key, format);
  return format;
}

/** The weekday, day, month and year in the region: "Mon", "03", "Feb", "2025". */
export function shortDateParts(time: Date, locale: Locale): Partial<Record<string, string>> {
  return Object.fromEntries(
    formatOf(locale, "short")
      .formatToParts(time)
      .map((part) => [part.type, part.value]),
  );
}

/** "21 November 2026" in the region. */
export function longDate(time: Date, locale: Locale): string {
  return formatOf(locale, "long").format(time);
}
