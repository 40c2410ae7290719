import { BALI_TIME_ZONE } from "@/lib/dates/posting-date";

const date = new Intl.DateTimeFormat("en-GB", {
  timeZone: BALI_TIME_ZONE,
  day: "numeric",
  month: "long",
  year: "numeric",
});

/**
 * "21 November 2026" in Bali's zone for an ISO time: what others copy and keep must not say "today". Null without a
 * usable date.
 */
export function calendarDate(iso: string | null): string | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? null : date.format(time);
}
