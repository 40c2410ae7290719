/** A point on the map, in degrees of WGS 84. */
export type MapPoint = { latitude: number; longitude: number };

type Vertex = readonly [latitude: number, longitude: number];

/** The coast of Bali, about two kilometres out at sea, clockwise from Gilimanuk. Java begins two kilometres further west. */
const BALI: readonly Vertex[] = [
  ...([
    [-8.14, 114.42],
    [-8.07, 114.48],
    [-8.08, 114.55],
    [-8.12, 114.7],
    [-8.16, 114.85],
    [-8.14, 115],
  ] as const),
  ...([
    [-8.08, 115.08],
    [-8.04, 115.18],
    [-8.08, 115.3],
    [-8.17, 115.48],
    [-8.25, 115.6],
    [-8.31, 115.68],
  ] as const),
  ...([
    [-8.38, 115.73],
    [-8.44, 115.72],
    [-8.52, 115.63],
    [-8.56, 115.54],
    [-8.59, 115.42],
    [-8.65, 115.3],
  ] as const),
  ...([
    [-8.7, 115.28],
    [-8.76, 115.25],
    [-8.82, 115.26],
    [-8.87, 115.18],
    [-8.86, 115.07],
    [-8.8, 115.07],
  ] as const),
  ...([
    [-8.76, 115.13],
    [-8.7, 115.13],
    [-8.67, 115.08],
    [-8.63, 115.06],
    [-8.53, 114.94],
    [-8.44, 114.8],
  ] as const),
  ...([
    [-8.42, 114.55],
    [-8.33, 114.52],
    [-8.22, 114.42],
  ] as const),
];

/** The same around Nusa Penida, Nusa Lembongan and Nusa Ceningan. */
const NUSA_PENIDA: readonly Vertex[] = [
  ...([
    [-8.64, 115.42],
    [-8.64, 115.5],
    [-8.65, 115.57],
    [-8.72, 115.65],
    [-8.79, 115.65],
  ] as const),
  ...([
    [-8.85, 115.58],
    [-8.8, 115.45],
    [-8.7, 115.41],
  ] as const),
];

/** Whether a ring surrounds a point: a line from the point to the east crosses it an odd number of times. */
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

/** Whether a point lies on Bali or its small islands, or at most two kilometres off their coast (docs/behaviour.md, P13). */
export function isOnBali(point: MapPoint): boolean {
  return surrounds(BALI, point) || surrounds(NUSA_PENIDA, point);
}
