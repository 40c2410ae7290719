const WORD_START = /(^|[\s(/-])(\p{Ll})/gu;

/** A place name with every word capitalised. */
export function placeLabel(name: string): string {
  return name.replace(WORD_START, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** The names of all areas of a search: "Canggu, Pererenan". Empty for none. */
export function areasLabel(names: readonly string[]): string {
  return names.map(placeLabel).join(", ");
}

/** A label for the places of a marker: "Canggu and 2 more". Empty for none. */
export function placesLabel(names: readonly string[]): string {
  const [first = "", ...others] = names;
  return placeLabel(first) + (others.length > 0 ? ` and ${others.length} more` : "");
}

/** Coordinates of a home, in degrees; null if only its area is known. */
export type HomePoint = { latitude: number | null; longitude: number | null };

/** The link to a maps search for a listing's point, or for its area if the point is unknown. */
export function mapsSearchUrl(location: string, point?: HomePoint): string {
  const { latitude = null, longitude = null } = point ?? {};
  const isKnown = latitude !== null && longitude !== null;
  const query = encodeURIComponent(
    isKnown ? `${latitude},${longitude}` : `${placeLabel(location)}, Bali, Indonesia`,
  );
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
