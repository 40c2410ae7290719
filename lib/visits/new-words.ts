import { groupDigits } from "@/lib/money/format-price";

/** On the card of a new rental. */
export const NEW = "New";

/** "12 new since your last visit, 9 not in Map View". `count` includes those that the map does not show. */
export function newSinceWords(count: number, notShown: number): string {
  const since = `${groupDigits(count)} new since your last visit`;
  if (notShown === 0) return since;
  return `${since}, ${notShown === count ? "" : `${groupDigits(notShown)} `}not in Map View`;
}
