import type { Translator } from "@/lib/language/translator";
import { regionDayNumber } from "@/lib/time/region-day";

const ASK_FROM_DAYS = 7;
export const MAY_BE_GONE_FROM_DAYS = 14;

/** Calendar days in the region since a post; null if the date is missing, invalid or in the future. */
export function ageInDays(postedAt: string | null, now: Date): number | null {
  const posted = Date.parse(postedAt ?? "");
  const days = regionDayNumber(now.getTime()) - regionDayNumber(posted);
  return days >= 0 ? days : null;
}

/** "today", "3 days ago", "8 days ago: ask if still free", "21 days ago: may be gone" (docs/behaviour.md, D9). */
export function ageWords(days: number, t: Translator): string {
  if (days >= MAY_BE_GONE_FROM_DAYS) return t("facts.age.mayBeGone", { days });
  return days >= ASK_FROM_DAYS ? t("facts.age.askFirst", { days }) : t("facts.age.days", { days });
}
