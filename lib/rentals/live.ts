import { DATE_RANGES } from "@/lib/filters/options";
import type { Rental } from "./rental";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The start of the widest date range: older rentals are not listed. `now` is in ms since the epoch. */
export function liveSince(now: number): Date {
  return new Date(now - DATE_RANGES.month.days * DAY_MS);
}

/** Whether a rental is an offer of its own with a date, which lists hold until it is too old. */
export function isListable(rental: Rental): rental is Rental & { posted_at: string } {
  const { message_type, is_complete_listing, duplicate_of_id, posted_at } = rental;
  return message_type === "rental" && is_complete_listing && duplicate_of_id === null && posted_at !== null;
}

/** Whether lists hold a rental that is not deleted at `now`, in ms since the epoch (docs/behaviour.md, L1). */
export function isLive(rental: Rental, now: number): boolean {
  return isListable(rental) && Date.parse(rental.posted_at) >= liveSince(now).getTime();
}
