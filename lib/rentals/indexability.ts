import { isListable, isLive } from "./live";
import type { Rental } from "./rental";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after posting for which a rental's page may stay in search engines. */
export const INDEXED_DAYS = 90;

/** `unavailableAfter` (ISO time) is set once a rental is too old for lists: search engines should drop the page then. */
export type Indexability = { indexed: boolean; unavailableAfter?: string };

/**
 * Whether search engines may index the page of a rental at `now`, in ms since the epoch. Incomplete listings, duplicates,
 * posts that are not rentals, and posts without a date or with one too long ago can be visited, but are not indexed
 * (docs/behaviour.md, S4).
 */
export function indexability(rental: Rental, now: number): Indexability {
  if (!isListable(rental)) return { indexed: false };
  const end = Date.parse(rental.posted_at) + INDEXED_DAYS * DAY_MS;
  if (now >= end) return { indexed: false };
  if (isLive(rental, now)) return { indexed: true };
  return { indexed: true, unavailableAfter: new Date(end).toISOString() };
}
