import type { Point } from "./bounds";
import { type Camera, MAX_ZOOM, type PanelSize } from "./camera";
import { project, unproject } from "./web-mercator";

/** Room for half a marker and the map's own buttons, in CSS pixels. */
const MARGIN = 56;

/**
 * The nearest whole zoom at which all points are in the panel, but always nearer than `from`: what a click on a
 * group of places shows. Stays at the nearest zoom that maps have.
 */
export function fitCamera(points: readonly Point[], size: PanelSize, from: Camera): Camera {
  const pixels = points.map((point) => project(point, 0));
  const west = Math.min(...pixels.map(({ x }) => x));
  const east = Math.max(...pixels.map(({ x }) => x));
  const north = Math.min(...pixels.map(({ y }) => y));
  const south = Math.max(...pixels.map(({ y }) => y));
  const widths = (size.width - 2 * MARGIN) / (east - west);
  const heights = (size.height - 2 * MARGIN) / (south - north);
  const fitting = Math.floor(Math.log2(Math.min(widths, heights)));
  const nearer = Math.floor(from.zoom) + 1;
  const zoom = Math.min(MAX_ZOOM, Number.isFinite(fitting) ? Math.max(fitting, nearer) : nearer);
  return { ...unproject({ x: (west + east) / 2, y: (north + south) / 2 }, 0), zoom };
}
