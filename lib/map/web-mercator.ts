import type { Point } from "./bounds.ts";

/** In CSS pixels, x to the east and y to the south. */
export type Pixel = { x: number; y: number };

const TILE_SIZE = 256;

/** Position of a point in the square Web Mercator world, in CSS pixels from its north-west corner. */
export function project({ lat, lng }: Point, zoom: number): Pixel {
  const size = TILE_SIZE * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  return {
    x: size * (lng / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)),
  };
}

/** The inverse of `project`. */
export function unproject({ x, y }: Pixel, zoom: number): Point {
  const size = TILE_SIZE * 2 ** zoom;
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
    lng: (x / size - 0.5) * 360,
  };
}
