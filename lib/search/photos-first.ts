import type { LiveRental } from "@/lib/rentals/rental";
import { baliDayNumber } from "@/lib/time/bali-day";

/**
 * The same order, newest first, but of those posted on one day of Bali's calendar the ones with photos or videos first
 * (docs/behaviour.md, L2): their age is told by the day alone.
 */
export function photosFirst(rentals: readonly LiveRental[]): LiveRental[] {
  const dayOf = ({ posted_at }: LiveRental) => baliDayNumber(Date.parse(posted_at ?? ""));
  const days = Map.groupBy(rentals, dayOf);
  return [...days.values()].flatMap((day) => {
    const { pictured = [], bare = [] } = Object.groupBy(day, ({ media_urls }) =>
      media_urls.length > 0 ? "pictured" : "bare",
    );
    return [...pictured, ...bare];
  });
}
