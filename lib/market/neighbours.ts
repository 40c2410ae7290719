import { kilometresBetween } from "@/lib/map/kilometres";
import type { Place } from "@/lib/places/places";

/** Places at most this far apart, in kilometres, are neighbours (docs/behaviour.md, A3). */
export const NEAR_KM = 4;

export type Neighbour = { index: number; km: number };

/** The neighbours of places, nearest first, with the distance to the nearest of these places. */
export function neighboursOf(points: readonly Place[], places: readonly number[]): Neighbour[] {
  const own = places.flatMap((index) => points[index] ?? []);
  return points
    .map((point, index) => ({ index, km: Math.min(...own.map((place) => kilometresBetween(place, point))) }))
    .filter(({ index, km }) => !places.includes(index) && km <= NEAR_KM)
    .sort((a, b) => a.km - b.km);
}
