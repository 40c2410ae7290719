import type { Locale } from "../language/locales.ts";
import { TIME_ZONE } from "./time-zone.ts";

// en-GB puts the day before the month; en-US abbreviates September to three letters.
const TAGS = {
  en: { short: "en-US", long: "en-GB" },
  id: { short: "id", long: "id" },
  ru: { short: "ru", long: "ru" },
};

const OPTIONS: Record<"short" | "long", Intl.DateTimeFormatOptions> = {
  short: { weekday: "short", day: "2-digit", month: "short", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
};

/** Made when first needed: the first one of a page takes a phone a while. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, length: "short" | "long"): Intl.DateTimeFormat {
  const key = `${locale} ${length}`;
  const options = { ...OPTIONS[length], timeZone: TIME_ZONE };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(TAGS[locale][length], options);
  formats.set(key, format);
  return format;
}

/** "Mon", "03", "Feb" and "2025" in the region. */
export function shortDateParts(time: Date, locale: Locale): Partial<Record<string, string>> {
  return Object.fromEntries(
    formatOf(locale, "short")
      .formatToParts(time)
      .map((part) => [part.type, part.value]),
  );
}

export function longDate(time: Date, locale: Locale): string {
  return formatOf(locale, "long").format(time);
}
