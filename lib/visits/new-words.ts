import type { Locale } from "@/lib/language/locales";
import { groupDigits } from "@/lib/money/format-price";

/** Badge on the card of a new rental. */
export const NEW = "New";

/** "12 new": the visible part of `newSinceWords`. */
export function newCount(count: number, locale: Locale): string {
  return `${groupDigits(count, locale)} new`;
}

/** "12 new since your last visit, 9 not in Map View". `count` includes the rentals that the map does not show. */
export function newSinceWords(count: number, notShown: number, locale: Locale): string {
  const since = `${newCount(count, locale)} since your last visit`;
  if (notShown === 0) return since;
  return `${since}, ${notShown === count ? "" : `${groupDigits(notShown, locale)} `}not in Map View`;
}

/** The header of a list that shows only new rentals. */
export function newHeader(count: number, locale: Locale): string {
  return `Showing ${groupDigits(count, locale)} rental(s) new since your last visit`;
}
