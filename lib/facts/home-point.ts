import "../region/variables.ts";

export type MapPoint = { latitude: number; longitude: number };

type Vertex = readonly [latitude: number, longitude: number];

/** Rings around the region, some kilometres out at sea. */
const OUTLINES: readonly (readonly Vertex[])[] = JSON.parse(process.env.REGION_OUTLINES ?? "null");

/** Whether a line from the point to the east crosses the ring an odd number of times. */
function surrounds(ring: readonly Vertex[], { latitude, longitude }: MapPoint): boolean {
  let isInside = false;
  let [previous] = ring.slice(-1);
  for (const vertex of ring) {
    const [startLatitude, startLongitude] = previous ?? vertex;
    const [endLatitude, endLongitude] = vertex;
    if (startLatitude > latitude !== endLatitude > latitude) {
      const share = (latitude - startLatitude) / (endLatitude - startLatitude);
      if (longitude < startLongitude + share * (endLongitude - startLongitude)) isInside = !isInside;
    }
    previous = vertex;
  }
  return isInside;
}

/** Whether a point lies in the region or close to its coast (docs/behaviour.md, P13). */
export function isInRegion(point: MapPoint): boolean {
  return OUTLINES.some((ring) => surrounds(ring, point));
}
