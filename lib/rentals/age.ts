import type { Translator } from "@/lib/language/translator";
import { dayNumber } from "./posting-date";

/** From this age on, visitors should ask first. */
const ASK_FROM_DAYS = 7;

/** From this age on, a home may be taken. */
export const MAY_BE_GONE_FROM_DAYS = 14;

/**
 * Calendar days in the region since a post: 1 from the next midnight on. Null if the date is missing, invalid or in the future.
 */
export function ageInDays(postedAt: string | null, now: Date): number | null {
  const posted = new Date(postedAt ?? Number.NaN);
  if (Number.isNaN(posted.getTime())) return null;
  const days = dayNumber(now) - dayNumber(posted);
  return days < 0 ? null : days;
}

/**
 * Advice by the age of a post: "3 days", "8 days: ask first", "21 days: may be gone" (docs/behaviour.md, D9). Null if the
 * age is unknown or below two days, when the date reads "Today" or "Yesterday".
 */
export function ageWords(days: number | null, t: Translator): string | null {
  if (days === null || days < 2) return null;
  if (days >= MAY_BE_GONE_FROM_DAYS) return t("facts.age.mayBeGone", { days });
  return days >= ASK_FROM_DAYS ? t("facts.age.askFirst", { days }) : t("facts.age.days", { days });
}
