import type { Point } from "./bounds";

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Treats the Earth as flat, which is exact enough on an island. */
export function kilometresBetween(a: Point, b: Point): number {
  const east = (b.lng - a.lng) * RADIANS * Math.cos(((a.lat + b.lat) / 2) * RADIANS);
  const north = (b.lat - a.lat) * RADIANS;
  return EARTH_RADIUS_KM * Math.hypot(east, north);
}
