import type { Place } from "@/lib/places/places";

/** Places at most this far apart, in kilometres, are neighbours (docs/behaviour.md, A3). */
const NEAR_KM = 4;

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** The distance of two points. Treats the Earth as flat, which is exact enough on an island. */
export function kilometresBetween(a: Place, b: Place): number {
  const east = (b.lng - a.lng) * RADIANS * Math.cos(((a.lat + b.lat) / 2) * RADIANS);
  const north = (b.lat - a.lat) * RADIANS;
  return EARTH_RADIUS_KM * Math.hypot(east, north);
}

/** Indexes of the neighbours of the place at `index`, nearest first. */
export function neighboursOf(points: readonly Place[], index: number): number[] {
  const own = points[index];
  if (own === undefined) return [];
  return points
    .map((point, other) => ({ other, km: kilometresBetween(own, point) }))
    .filter(({ other, km }) => other !== index && km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .map(({ other }) => other);
}
