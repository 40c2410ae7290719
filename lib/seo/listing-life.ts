import { DATE_RANGES } from "@/lib/filters/options";
import type { Rental } from "@/lib/rentals/rental";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after its posting for which the page of a rental stays in search engines (QUALITY B8). */
export const INDEXED_DAYS = 90;

export type ListingLife =
  /** In search engines; once it is off the list, until the ISO time `unavailableAfter`. */
  | { indexed: true; unavailableAfter: string | null }
  /** Shown to who has the address, but not for search engines. */
  | { indexed: false };

/**
 * What search engines may do with the page of a rental at `now`, in ms since the epoch (DESIGN section 8): nothing
 * with what is incomplete, no rental, a duplicate or of unknown or too old a date.
 */
export function listingLife(rental: Rental, now: number): ListingLife {
  const { message_type, is_complete_listing, duplicate_of_id, posted_at } = rental;
  if (message_type !== "rental" || !is_complete_listing || duplicate_of_id !== null || posted_at === null)
    return { indexed: false };
  const posted = Date.parse(posted_at);
  const end = posted + INDEXED_DAYS * DAY_MS;
  if (now >= end) return { indexed: false };
  const isListed = now - posted <= DATE_RANGES.month.days * DAY_MS;
  return { indexed: true, unavailableAfter: isListed ? null : new Date(end).toISOString() };
}
