import type { Camera } from "./camera";
import { sameCamera } from "./same-camera";

/** What is remembered of a map: the view asked of it that it has not reached yet, and where it last came to rest. */
export type MapWatch = { asked: Camera | null; settled: Camera | null };

export type Mover = "site" | "visitor" | "nobody";

/**
 * Who brought the map to the view in which it has come to rest. A view that is neither the one asked for nor
 * the one before is the visitor's, also where the visitor stopped a move of the site half-way.
 */
export function whoMoved({ asked, settled }: MapWatch, camera: Camera): Mover {
  if (asked !== null && sameCamera(asked, camera)) return "site";
  if (settled === null || sameCamera(settled, camera)) return "nobody";
  return "visitor";
}
