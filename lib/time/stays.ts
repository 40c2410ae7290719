import type { Translator } from "@/lib/language/translator";

/** How many months a visitor stays: the longest minimum stay that suits. */
export const STAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type Stay = (typeof STAYS)[number];

/** "3 months"; null is "Any stay". */
export function stayLabel(months: Stay | null, t: Translator): string {
  return months === null ? t("stay.any") : t("stay.months", { count: months });
}
