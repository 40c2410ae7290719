import { DATE_RANGES } from "@/lib/filters/options";
import type { Rental } from "@/lib/rentals/rental";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after its posting for which the page of a rental stays in search engines. */
export const INDEXED_DAYS = 90;

/** What search engines may do with a page: once it is off the list, keep it until the ISO time `unavailableAfter`. */
export type Indexability = { indexed: boolean; unavailableAfter?: string };

/**
 * What search engines may do with the page of a rental at `now`, in ms since the epoch. Incomplete listings,
 * duplicates, posts that are no rentals and those of an unknown or too old date can be visited, but are not indexed
 * (docs/behaviour.md, S4).
 */
export function indexability(rental: Rental, now: number): Indexability {
  const { message_type, is_complete_listing, duplicate_of_id, posted_at } = rental;
  if (message_type !== "rental" || !is_complete_listing || duplicate_of_id !== null || posted_at === null)
    return { indexed: false };
  const posted = Date.parse(posted_at);
  const end = posted + INDEXED_DAYS * DAY_MS;
  if (now >= end) return { indexed: false };
  const isListed = now - posted <= DATE_RANGES.month.days * DAY_MS;
  return isListed ? { indexed: true } : { indexed: true, unavailableAfter: new Date(end).toISOString() };
}
