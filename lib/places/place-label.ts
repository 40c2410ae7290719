const WORD_START = /(^|[\s(/-])(\p{Ll})/gu;

/** A place name with every word capitalised. */
export function placeLabel(name: string): string {
  return name.replace(WORD_START, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** A label for several places: "Canggu and 2 more". Empty for none. */
export function placesLabel(names: readonly string[]): string {
  const [first = "", ...others] = names;
  return placeLabel(first) + (others.length > 0 ? ` and ${others.length} more` : "");
}

/** Where a home stands, in degrees; null where only its area is known. */
export type HomePoint = { latitude: number | null; longitude: number | null };

/** A maps search for the area of a listing, or for its point where that is known. */
export function mapsSearchUrl(location: string, point?: HomePoint): string {
  const { latitude = null, longitude = null } = point ?? {};
  const isKnown = latitude !== null && longitude !== null;
  const query = encodeURIComponent(
    isKnown ? `${latitude},${longitude}` : `${placeLabel(location)}, Bali, Indonesia`,
  );
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
