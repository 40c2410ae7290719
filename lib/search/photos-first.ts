import type { LiveRental } from "@/lib/rentals/rental";
import { regionDayNumber } from "@/lib/time/region-day";

/**
 * Puts rentals with photos or videos first within each calendar day of the region (docs/behaviour.md, L2). Visitors see only the
 * day of a posting, so the list still appears to be newest first.
 */
export function photosFirst(rentals: readonly LiveRental[]): LiveRental[] {
  const dayOf = ({ posted_at }: LiveRental) => regionDayNumber(Date.parse(posted_at ?? ""));
  const days = Map.groupBy(rentals, dayOf);
  return [...days.values()].flatMap((day) => {
    const { pictured = [], bare = [] } = Object.groupBy(day, ({ media_urls }) =>
      media_urls.length > 0 ? "pictured" : "bare",
    );
    return [...pictured, ...bare];
  });
}
