import { mappedAreas } from "./areas.ts";
import type { GeoLocationRow, RentalRow } from "./row.ts";

/** Whether the list may show the rental (SPEC section 7, without its date filter). */
export function isLive(rental: RentalRow): boolean {
  return (
    rental.message_type === "rental" &&
    rental.is_complete_listing &&
    !rental.is_deleted &&
    rental.duplicate_of_id === null
  );
}

/** Every mapped name with its count of live rentals; names without any stay, with 0. */
export function geoLocationRows(rentals: readonly RentalRow[]): GeoLocationRow[] {
  const counts = new Map<string, number>();
  for (const { location } of rentals.filter(isLive)) {
    const name = location?.toLowerCase();
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.values(mappedAreas).map(({ name, latitude, longitude }) => {
    const location_name = name.toLowerCase();
    return { location_name, latitude, longitude, rental_count: counts.get(location_name) ?? 0 };
  });
}
