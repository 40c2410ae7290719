import type { Locale } from "./locales";

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  id: "Bahasa Indonesia",
  ru: "Русский",
};
