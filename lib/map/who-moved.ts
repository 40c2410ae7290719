import type { Camera } from "./camera";
import { sameCamera } from "./map-camera";

/** The camera requested from the map that it has not reached yet, and the camera at which it last came to rest. */
export type MapWatch = { asked: Camera | null; settled: Camera | null };

export type Mover = "site" | "visitor" | "nobody";

/**
 * Who moved the map to the camera at which it came to rest. One that is neither the requested nor the previous camera is
 * the visitor's, also when the visitor interrupted a move of the site.
 */
export function whoMoved({ asked, settled }: MapWatch, camera: Camera): Mover {
  if (asked !== null && sameCamera(asked, camera)) return "site";
  if (settled === null || sameCamera(settled, camera)) return "nobody";
  return "visitor";
}
