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

/** "3 days", "8 days: ask first", "21 days: may be gone" (docs/behaviour.md, D9); null if unknown or below two days. */
export function ageWords(days: number | null, t: Translator): string | null {
  if (days === null || days < 2) return null;
  if (days >= MAY_BE_GONE_FROM_DAYS) return t("facts.age.mayBeGone", { days });
  return days >= ASK_FROM_DAYS ? t("facts.age.askFirst", { days }) : t("facts.age.days", { days });
}
