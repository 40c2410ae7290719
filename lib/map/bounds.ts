export type Point = { lat: number; lng: number };

/** A rectangle on the map by its north-east and south-west corners, in degrees. */
export type MapBounds = { ne: Point; sw: Point };

/** Whether a point is inside or on the edge of the bounds. No region crosses the antimeridian. */
export function isInside({ ne, sw }: MapBounds, { lat, lng }: Point): boolean {
  return lat <= ne.lat && lat >= sw.lat && lng <= ne.lng && lng >= sw.lng;
}

/** Share of width and height by which equal views may differ, because maps snap to whole pixels. */
const TOLERANCE = 0.01;

/** Whether two bounds are equal up to rounding. */
export function sameBounds(a: MapBounds, b: MapBounds): boolean {
  const height = TOLERANCE * (a.ne.lat - a.sw.lat);
  const width = TOLERANCE * (a.ne.lng - a.sw.lng);
  return (["ne", "sw"] as const).every(
    (corner) =>
      Math.abs(a[corner].lat - b[corner].lat) <= height && Math.abs(a[corner].lng - b[corner].lng) <= width,
  );
}
