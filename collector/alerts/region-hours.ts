import { AHEAD_MS, DAY_MS } from "../../lib/time/region-day.ts";
import type { Rhythm } from "./alert-rows.ts";

const HOUR_MS = 3_600_000;
const SEND_AT = 9;
/** 1 January 1970 was a Thursday. */
const MONDAY = 4;

/** When a message about a match found now is due: at once, the next time it is 9:00 in the region, or 9:00 on a Monday. */
export function dueAt(rhythm: Rhythm, now: Date): Date {
  if (rhythm === "now") return now;
  const sinceSending = now.getTime() + AHEAD_MS - SEND_AT * HOUR_MS;
  const days = Math.floor(sinceSending / DAY_MS) + 1;
  const toMonday = rhythm === "daily" ? 0 : (MONDAY - days + 7 * Math.ceil(days / 7)) % 7;
  return new Date((days + toMonday) * DAY_MS - AHEAD_MS + SEND_AT * HOUR_MS);
}

/** Whether messages come without a sound: from 22:00 to 7:00 in the region. */
export function isNight(now: Date): boolean {
  const hour = Math.floor(((now.getTime() + AHEAD_MS) % DAY_MS) / HOUR_MS);
  return hour >= 22 || hour < 7;
}
