import { type Camera, MAX_ZOOM, MIN_ZOOM } from "./camera";

/** The nearest view that both maps can show: a whole zoom, which shows rather more than was asked, within their range. */
export function reachableCamera(camera: Camera): Camera {
  return { ...camera, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.floor(camera.zoom))) };
}
