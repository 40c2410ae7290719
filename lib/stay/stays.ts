/** How many months a visitor stays: the longest minimum stay that suits. */
export const STAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type Stay = (typeof STAYS)[number];

/** "3 months"; null is "Any stay". */
export function stayLabel(months: Stay | null): string {
  if (months === null) return "Any stay";
  return months === 1 ? "1 month" : `${months} months`;
}

/** The months of a stay in the form in which it is stored; null if they are not said. Apart, for pages that need no filters. */
export function storedMonths(text: string | null): Stay | null {
  const months = new URLSearchParams(text ?? "").get("months");
  return STAYS.find((count) => String(count) === months) ?? null;
}
