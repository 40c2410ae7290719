import type { Point } from "@/lib/map/bounds";
import { placeLabel } from "@/lib/places/place-label";
import { type Place, type Places, placeIndex } from "@/lib/places/places";

/** A hash of the base map and the drawing code (next.config.ts), so that pictures can be cached as immutable. */
export const AREA_VERSION = process.env.AREA_VERSION ?? "0";

/** The key of the drawing of the whole island. */
export const ISLAND = "bali";

/** The coordinates of a place to 10 m: all names of a place share one drawing. */
export function areaKey({ lat, lng }: Point): string {
  return `${lat.toFixed(4)},${lng.toFixed(4)}`;
}

/** The drawing of the area of a listing. */
export type AreaPicture = {
  src: string;
  /** Capitalised; "Bali" where the listing names none. */
  name: string;
  /** The place to link to; null for an unknown name. */
  place: Place | null;
};

/** The drawing of a listing's area; that of the island for an unknown place. */
export function areaPicture(location: string | null, places: Places): AreaPicture {
  const place = places.points[placeIndex(places, location) ?? -1] ?? null;
  const key = place === null ? ISLAND : areaKey(place);
  return {
    src: `/area/${key}/${AREA_VERSION}.svg`,
    name: location === null ? "Bali" : placeLabel(location),
    place,
  };
}
