import { DAY_MS } from "@/lib/time/region-day";
import { isListable, isLive } from "./live";
import type { Rental } from "./rental";

/** Days after posting for which a rental's page may stay in search engines. */
export const INDEXED_DAYS = 90;

/** `unavailableAfter` (ISO time): set once a rental is too old for lists, so that search engines drop the page then. */
export type Indexability = { indexed: boolean; unavailableAfter?: string };

/** Whether search engines may index the page of a rental at `now`, in ms since the epoch (docs/behaviour.md, S4). */
export function indexability(rental: Rental, now: number): Indexability {
  if (!isListable(rental)) return { indexed: false };
  const end = Date.parse(rental.posted_at) + INDEXED_DAYS * DAY_MS;
  if (now >= end) return { indexed: false };
  if (isLive(rental, now)) return { indexed: true };
  return { indexed: true, unavailableAfter: new Date(end).toISOString() };
}
