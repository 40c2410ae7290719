export type Point = { lat: number; lng: number };

/** The north-east and south-west corners of a rectangle, in degrees. */
export type MapBounds = { ne: Point; sw: Point };

/** Edges count as inside. No region crosses the antimeridian. */
export function isInside({ ne, sw }: MapBounds, { lat, lng }: Point): boolean {
  return lat <= ne.lat && lat >= sw.lat && lng <= ne.lng && lng >= sw.lng;
}
