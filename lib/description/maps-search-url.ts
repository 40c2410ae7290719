import { placeLabel } from "@/lib/geo/place-label";

/** A maps search for the area of a listing: its exact address is not known. */
export function mapsSearchUrl(location: string): string {
  const query = encodeURIComponent(`${placeLabel(location)}, Bali, Indonesia`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
