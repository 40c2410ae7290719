import { type Places, placeIndex } from "@/lib/geo/places";
import type { LiveRental } from "./rental";

/** A match of the list: its id and the index of its place, -1 without one. A few bytes each in the page. */
export type ListEntry = readonly [id: number, place: number];

export const NO_PLACE = -1;

export function listIndex(rentals: readonly LiveRental[], places: Places): ListEntry[] {
  return rentals.map(({ id, location }) => [id, placeIndex(places, location) ?? NO_PLACE] as const);
}
