import type { Camera } from "./camera";
import { project } from "./web-mercator";

/** Maps snap their centre to whole pixels, when they are resized twice. */
const TOLERANCE_PIXELS = 2;
const TOLERANCE_ZOOM = 0.01;

/** Whether two cameras show the same view, but for the rounding to pixels that every map does. */
export function sameCamera(a: Camera, b: Camera): boolean {
  if (Math.abs(a.zoom - b.zoom) > TOLERANCE_ZOOM) return false;
  const zoom = Math.max(a.zoom, b.zoom);
  const from = project(a, zoom);
  const to = project(b, zoom);
  return Math.abs(from.x - to.x) <= TOLERANCE_PIXELS && Math.abs(from.y - to.y) <= TOLERANCE_PIXELS;
}
