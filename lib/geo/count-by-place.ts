import { type Places, placeIndex } from "./places";

export type PlaceCount = { name: string; count: number };

/** Rentals at each place, in alphabetical order; places without one are there with 0. */
export function countByPlace(places: Places, rentals: readonly { location: string | null }[]): PlaceCount[] {
  const counts = places.points.map(() => 0);
  for (const { location } of rentals) {
    const index = placeIndex(places, location);
    if (index !== null) counts[index] = (counts[index] ?? 0) + 1;
  }
  return places.points
    .map(({ name }, index) => ({ name, count: counts[index] ?? 0 }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
