import { DATE_RANGES } from "@/lib/filters/options";
import { DAY_MS } from "@/lib/time/region-day";
import type { Rental } from "./rental";

/** Days of the longest date range, a setting of the site (docs/behaviour.md, T5). */
export const daysShown = (): number => Number(process.env.DAYS_SHOWN) || DATE_RANGES.month.days;

/** Rentals posted before this are not listed. `now` is in ms since the epoch. */
export function liveSince(now: number): Date {
  return new Date(now - daysShown() * DAY_MS);
}

/** Whether lists contain a rental until it is too old: a dated, complete offer that is not a duplicate. */
export function isListable(rental: Rental): rental is Rental & { posted_at: string } {
  const { message_type, is_complete_listing, duplicate_of_id, posted_at } = rental;
  return message_type === "rental" && is_complete_listing && duplicate_of_id === null && posted_at !== null;
}

interface Filterable {
  eq(column: string, value: string | boolean): this;
  is(column: string, value: null): this;
}

/** Narrows a read of `rentals` to those that are listable (`isListable`) and not deleted. */
export function onlyListable<Query extends Filterable>(rentals: Query): Query {
  return rentals
    .eq("message_type", "rental")
    .eq("is_complete_listing", true)
    .eq("is_deleted", false)
    .is("duplicate_of_id", null);
}

/** Whether lists contain a rental at `now`, in ms since the epoch (docs/behaviour.md, L1). The rental must not be deleted. */
export function isLive(rental: Rental, now: number): boolean {
  return isListable(rental) && Date.parse(rental.posted_at) >= liveSince(now).getTime();
}
