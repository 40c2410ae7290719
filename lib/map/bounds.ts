export type Point = { lat: number; lng: number };

/** A rectangle on the map by its north-east and south-west corners, in degrees. */
export type MapBounds = { ne: Point; sw: Point };

/** Whether a point is inside or on the edge of the bounds. Bali lies far from the antimeridian. */
export function isInside({ ne, sw }: MapBounds, { lat, lng }: Point): boolean {
  return lat <= ne.lat && lat >= sw.lat && lng <= ne.lng && lng >= sw.lng;
}
