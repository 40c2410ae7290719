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

/** A maps search for the area of a listing, whose exact address is unknown. */
export function mapsSearchUrl(location: string): string {
  const query = encodeURIComponent(`${placeLabel(location)}, Bali, Indonesia`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
