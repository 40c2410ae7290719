import type { Camera } from "./camera";
import { sameCamera } from "./map-camera";

/** `asked`: the camera that the site requested and the map has not reached yet; `settled`: where the map last came to rest. */
export type MapWatch = { asked: Camera | null; settled: Camera | null };

export type Mover = "site" | "visitor" | "nobody";

/** Who moved the map to `camera`, where it came to rest. A visitor may have interrupted a move of the site. */
export function whoMoved({ asked, settled }: MapWatch, camera: Camera): Mover {
  if (asked !== null && sameCamera(asked, camera)) return "site";
  if (settled === null || sameCamera(settled, camera)) return "nobody";
  return "visitor";
}
