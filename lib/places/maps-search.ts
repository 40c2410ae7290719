import { COUNTRY, REGION_NAME } from "../region/names.ts";
import { capitalisedName } from "./place-label.ts";

/** In degrees; null if only the area of a home is known. */
export type HomePoint = { latitude: number | null; longitude: number | null };

/** A maps search for a listing's point, or for its area if the point is unknown. */
export function mapsSearchUrl(location: string, point?: HomePoint): string {
  const { latitude = null, longitude = null } = point ?? {};
  const isKnown = latitude !== null && longitude !== null;
  const query = encodeURIComponent(
    isKnown ? `${latitude},${longitude}` : `${capitalisedName(location)}, ${REGION_NAME}, ${COUNTRY}`,
  );
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
