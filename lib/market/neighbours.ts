import type { Point } from "@/lib/map/bounds";
import type { Place } from "@/lib/places/places";

/** Places at most this far apart, in kilometres, are neighbours (docs/behaviour.md, A3). */
const NEAR_KM = 4;

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** The distance of two points. Treats the Earth as flat, which is exact enough on an island. */
export function kilometresBetween(a: Point, b: Point): number {
  const east = (b.lng - a.lng) * RADIANS * Math.cos(((a.lat + b.lat) / 2) * RADIANS);
  const north = (b.lat - a.lat) * RADIANS;
  return EARTH_RADIUS_KM * Math.hypot(east, north);
}

/** The index of a place and its distance in kilometres. */
export type Neighbour = { index: number; km: number };

/** The neighbours of places that are not among them, nearest first, with the distance to the nearest of them. */
export function neighboursOf(points: readonly Place[], places: readonly number[]): Neighbour[] {
  const own = places.flatMap((index) => points[index] ?? []);
  return points
    .map((point, index) => ({ index, km: Math.min(...own.map((place) => kilometresBetween(place, point))) }))
    .filter(({ index, km }) => !places.includes(index) && km <= NEAR_KM)
    .sort((a, b) => a.km - b.km);
}
