import { isListable, isLive } from "./live";
import type { Rental } from "./rental";

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
  if (!isListable(rental)) return { indexed: false };
  const end = Date.parse(rental.posted_at) + INDEXED_DAYS * DAY_MS;
  if (now >= end) return { indexed: false };
  if (isLive(rental, now)) return { indexed: true };
  return { indexed: true, unavailableAfter: new Date(end).toISOString() };
}
