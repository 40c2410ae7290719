import { DAY_MS } from "@/lib/time/region-day";

const WEEK_MS = 7 * DAY_MS;
const WEEKS = 4;

export type WeekOfPosts = { from: string; to: string; count: number };

/** Counts the listings posted in each of the last four periods of seven days, oldest first. `now` is in epoch ms. */
export function weeklyPosts(rentals: readonly { posted_at: string | null }[], now: number): WeekOfPosts[] {
  const ages = rentals.map(({ posted_at }) => now - Date.parse(posted_at ?? ""));
  return Array.from({ length: WEEKS }, (_, index) => {
    const weeksAgo = WEEKS - 1 - index;
    return {
      from: new Date(now - (weeksAgo + 1) * WEEK_MS).toISOString(),
      to: new Date(now - weeksAgo * WEEK_MS).toISOString(),
      count: ages.filter((age) => Math.floor(age / WEEK_MS) === weeksAgo).length,
    };
  });
}
