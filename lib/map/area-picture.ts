import type { Point } from "@/lib/map/bounds";
import { type Place, type Places, placeIndex } from "@/lib/places/places";
import { REGION } from "@/lib/region/region";

/** The name of the drawing of an area, below its key. */
export const AREA_FILE = "map.svg";

export const WHOLE_REGION = REGION;

/** The map as it opens. */
export const DEFAULT_VIEW = "map";

/** The coordinates of a place to 10 m, so that all its names share one drawing. */
export function areaKey({ lat, lng }: Point): string {
  return `${lat.toFixed(4)},${lng.toFixed(4)}`;
}

export type AreaPicture = {
  src: string;
  place: Place | null;
};

export function areaPicture(location: string | null, places: Places): AreaPicture {
  const place = places.points[placeIndex(places, location) ?? -1] ?? null;
  const key = place === null ? WHOLE_REGION : areaKey(place);
  return { src: `/area/${key}/${AREA_FILE}`, place };
}
