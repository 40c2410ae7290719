// Not in camera.ts, which is part of a list's first load: only a loaded map needs this.
import type { Point } from "./bounds";
import { type Camera, cameraOfLocation, MAX_ZOOM, MIN_ZOOM, type PanelSize } from "./camera";
import { project, unproject } from "./web-mercator";

/** Maps snap their centre to whole pixels, and once more when they are resized. */
const TOLERANCE_PIXELS = 2;
const TOLERANCE_ZOOM = 0.01;

export function sameCamera(a: Camera, b: Camera): boolean {
  if (Math.abs(a.zoom - b.zoom) > TOLERANCE_ZOOM) return false;
  const zoom = Math.max(a.zoom, b.zoom);
  const from = project(a, zoom);
  const to = project(b, zoom);
  return Math.abs(from.x - to.x) <= TOLERANCE_PIXELS && Math.abs(from.y - to.y) <= TOLERANCE_PIXELS;
}

/** The nearest camera that both map providers can show: zoom within limits, rounded down to a whole number. */
export function reachableCamera(camera: Camera): Camera {
  return { ...camera, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.floor(camera.zoom))) };
}

/** Space between the points and the edge of the map, in CSS pixels: markers need it. */
const FIT_MARGIN = 32;

/** The closest view of all areas of a query, but not closer than that of a single area (docs/behaviour.md, P7). */
export function cameraOfAreas(points: readonly Point[], { width, height }: PanelSize): Camera | null {
  const [first] = points;
  if (first === undefined) return null;
  const closest = cameraOfLocation(first);
  if (points.length === 1) return closest;
  const pixels = points.map((point) => project(point, closest.zoom));
  const [left, right] = extent(pixels.map(({ x }) => x));
  const [top, bottom] = extent(pixels.map(({ y }) => y));
  const scale = Math.min(fitting(width, right - left), fitting(height, bottom - top));
  const centre = unproject({ x: (left + right) / 2, y: (top + bottom) / 2 }, closest.zoom);
  return reachableCamera({ ...centre, zoom: closest.zoom + Math.min(0, Math.log2(scale)) });
}

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** The scale at which a length fits between the margins of a panel, which has at least a pixel. */
const fitting = (panel: number, length: number) => Math.max(1, panel - 2 * FIT_MARGIN) / Math.max(1, length);

/** `asked`: the camera that the site requested and the map has not reached yet; `settled`: where the map last came to rest. */
export type MapWatch = { asked: Camera | null; settled: Camera | null };

export type Mover = "site" | "visitor" | "nobody";

/** Who moved the map to `camera`, where it came to rest. A visitor may have interrupted a move of the site. */
export function whoMoved({ asked, settled }: MapWatch, camera: Camera): Mover {
  if (asked !== null && sameCamera(asked, camera)) return "site";
  if (settled === null || sameCamera(settled, camera)) return "nobody";
  return "visitor";
}
