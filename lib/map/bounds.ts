export type Point = { lat: number; lng: number };

/** The north-east and south-west corners of a rectangle, in degrees. */
export type MapBounds = { ne: Point; sw: Point };

/** Edges count as inside. No region crosses the antimeridian. */
export function isInside({ ne, sw }: MapBounds, { lat, lng }: Point): boolean {
  return lat <= ne.lat && lat >= sw.lat && lng <= ne.lng && lng >= sw.lng;
}

/** Share of width and height by which equal views may differ, because maps snap to whole pixels. */
const TOLERANCE = 0.01;

export function sameBounds(a: MapBounds, b: MapBounds): boolean {
  const height = TOLERANCE * (a.ne.lat - a.sw.lat);
  const width = TOLERANCE * (a.ne.lng - a.sw.lng);
  return (["ne", "sw"] as const).every(
    (corner) =>
      Math.abs(a[corner].lat - b[corner].lat) <= height && Math.abs(a[corner].lng - b[corner].lng) <= width,
  );
}
