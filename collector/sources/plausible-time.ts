const TELEGRAM_LAUNCH = Date.UTC(2013, 7, 14);
const DAY_MS = 86_400_000;

/** Whether a message can have been sent at `time`: after the launch of Telegram and before tomorrow. */
export function isPlausibleTime(time: Date, now: Date): boolean {
  return time.getTime() >= TELEGRAM_LAUNCH && time.getTime() <= now.getTime() + DAY_MS;
}
