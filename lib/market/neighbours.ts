import type { Place } from "@/lib/places/places";

/** Kilometres between the points of two places that count as neighbours (docs/behaviour.md, A3). */
const NEAR_KM = 4;

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** The distance of two points on an island, where the Earth is flat enough. */
function kilometresBetween(a: Place, b: Place): number {
  const east = (b.lng - a.lng) * RADIANS * Math.cos(((a.lat + b.lat) / 2) * RADIANS);
  const north = (b.lat - a.lat) * RADIANS;
  return EARTH_RADIUS_KM * Math.hypot(east, north);
}

/** Indexes of the places near the one at an index, the nearest first, without itself. */
export function neighboursOf(points: readonly Place[], index: number): number[] {
  const own = points[index];
  if (own === undefined) return [];
  return points
    .map((point, at) => ({ at, km: kilometresBetween(own, point) }))
    .filter(({ at, km }) => at !== index && km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .map(({ at }) => at);
}
