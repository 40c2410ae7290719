import { groupDigits } from "@/lib/money/format-price";

/** On the card of a new rental. */
export const NEW = "New";

/** "12 new": what is seen of the words below. */
export function newCount(count: number): string {
  return `${groupDigits(count)} new`;
}

/** "12 new since your last visit, 9 not in Map View". `count` includes those that the map does not show. */
export function newSinceWords(count: number, notShown: number): string {
  const since = `${newCount(count)} since your last visit`;
  if (notShown === 0) return since;
  return `${since}, ${notShown === count ? "" : `${groupDigits(notShown)} `}not in Map View`;
}

/** Above the new rentals, where only they are shown. */
export function newHeader(count: number): string {
  return `Showing ${groupDigits(count)} rental(s) new since your last visit`;
}
