/** The name of a place as it is looked up (docs/behaviour.md, P1): addresses keep neither its case nor its white space. */
export function placeName(name: string): string {
  return name.replace(/\s+/g, " ").trim().toLowerCase();
}

/** A point on the map that rentals are at. */
export type Place = { name: string; lat: number; lng: number };

/** A row of geo_location, with a lower-case name. */
export type GeoLocation = {
  location_name: string;
  latitude: number;
  longitude: number;
  rental_count: number;
};

export type Places = {
  /** Distinct points; a place is referred to by its index here. */
  points: Place[];
  /** Index of the point for every known lower-case name, collapsed names included. */
  indexByName: Readonly<Record<string, number>>;
};

/**
 * Rows with identical coordinates collapse to the one with the highest rental_count (docs/behaviour.md, P2); equal
 * counts keep the first name in the alphabet. Every name still resolves to its point; of several rows
 * with one name the one with the highest count wins.
 */
export function collapsePlaces(rows: readonly GeoLocation[]): Places {
  const byCount = [...rows].sort(
    (a, b) => b.rental_count - a.rental_count || a.location_name.localeCompare(b.location_name),
  );
  const points: Place[] = [];
  const indexByPoint = new Map<string, number>();
  const indexByName = new Map<string, number>();
  for (const { location_name: name, latitude: lat, longitude: lng } of byCount) {
    if (indexByName.has(name)) continue;
    const key = `${lat},${lng}`;
    const index = indexByPoint.get(key) ?? points.push({ name, lat, lng }) - 1;
    indexByPoint.set(key, index);
    indexByName.set(name, index);
  }
  return { points, indexByName: Object.fromEntries(indexByName) };
}

/** Index of the place with this name, upper or lower case; null when geo_location has no such row. */
export function placeIndex(places: Places, name: string | null): number | null {
  if (name === null || name === "") return null;
  const key = name.toLowerCase();
  return Object.hasOwn(places.indexByName, key) ? (places.indexByName[key] ?? null) : null;
}

export type PlaceCount = { name: string; count: number };

/** Rentals at each point, by its index. */
export function countByPoint(places: Places, rentals: readonly { location: string | null }[]): number[] {
  const counts = places.points.map(() => 0);
  for (const { location } of rentals) {
    const index = placeIndex(places, location);
    if (index !== null) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Places with their counts in alphabetical order, the same on the server and in every browser. */
export function alphabeticalCounts(
  points: readonly { name: string }[],
  counts: readonly number[],
): PlaceCount[] {
  return points
    .map(({ name }, index) => ({ name, count: counts[index] ?? 0 }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}
