import { type Places, placeIndex } from "./places";

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

/** Rentals at each place in alphabetical order, places with none included. */
export function countByPlace(places: Places, rentals: readonly { location: string | null }[]): PlaceCount[] {
  return alphabeticalCounts(places.points, countByPoint(places, rentals));
}

/** Places with their counts in alphabetical order. */
export function alphabeticalCounts(
  points: readonly { name: string }[],
  counts: readonly number[],
): PlaceCount[] {
  return points
    .map(({ name }, index) => ({ name, count: counts[index] ?? 0 }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
