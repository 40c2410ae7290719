import "server-only";
import { areaInAddress } from "@/lib/places/area-path";
import { placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { snapshot } from "@/server/data/snapshot";

const MAX_NEWEST = 6;

/** The newest live rentals. `area` is the name of their area, null for all of the region. */
export type NewestNear = { area: string | null; rentals: readonly LiveRental[] };

/** The newest rentals for a 404 page: of the area that the address names, else of all areas. Throws `UnreadError`. */
export function newestNear(address: string): NewestNear {
  const { rentals, places } = snapshot();
  const place = areaInAddress(places, address);
  const inArea = rentals.filter(({ location }) => placeIndex(places, location) === place);
  if (place === null || inArea.length === 0) return { area: null, rentals: rentals.slice(0, MAX_NEWEST) };
  return { area: places.points[place]?.name ?? null, rentals: inArea.slice(0, MAX_NEWEST) };
}
