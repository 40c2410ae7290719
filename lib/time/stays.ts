/** How many months a visitor stays: the longest minimum stay that suits. */
export const STAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type Stay = (typeof STAYS)[number];

/** "3 months"; null is "Any stay". */
export function stayLabel(months: Stay | null): string {
  if (months === null) return "Any stay";
  return months === 1 ? "1 month" : `${months} months`;
}
