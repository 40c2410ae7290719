import type { Language } from "@/lib/language/translator";
import { groupDigits } from "@/lib/money/format-price";

/** "12 new": the visible part of `newSinceWords`, which starts with it in every language. */
export function newCount(count: number, { locale, t }: Language): string {
  return t("listExtras.newCount", { count, n: groupDigits(count, locale) });
}

/** "12 new since your last visit, 9 not in Map View". `count` includes those that the map does not show. */
export function newSinceWords(count: number, notShown: number, language: Language): string {
  const { locale, t } = language;
  const found = newCount(count, language);
  if (notShown === 0) return t("listExtras.newSince", { found });
  if (notShown === count) return t("listExtras.newSinceElsewhere", { found });
  return t("listExtras.newSincePartly", { found, hidden: groupDigits(notShown, locale) });
}

export function newHeader(count: number, { locale, t }: Language): string {
  return t("listExtras.newOnly", { n: groupDigits(count, locale) });
}
