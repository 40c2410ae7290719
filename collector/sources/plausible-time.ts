/** Telegram opened in August 2013. */
const FIRST = Date.UTC(2013, 7, 14);
const DAY_MS = 86_400_000;

/** Whether a message may have been sent at `time`: not before Telegram was there, and not after tomorrow. */
export function isPlausibleTime(time: Date, now: Date): boolean {
  return time.getTime() >= FIRST && time.getTime() <= now.getTime() + DAY_MS;
}
