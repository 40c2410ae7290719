// Separate from camera.ts, which is part of a list's first load: only a loaded map needs this.
import { type Camera, MAX_ZOOM, MIN_ZOOM } from "./camera";
import { project } from "./web-mercator";

/** Maps snap their centre to whole pixels, and once more when they are resized. */
const TOLERANCE_PIXELS = 2;
const TOLERANCE_ZOOM = 0.01;

/** Whether two cameras are equal up to rounding to pixels. */
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
