import type { MapBounds } from "./bounds";
import type { Camera, PanelSize } from "./camera";
import { project, unproject } from "./web-mercator";

/** What a camera shows in a panel, known before any map code has loaded; null for a panel without a size. */
export function viewportBounds(camera: Camera, { width, height }: PanelSize): MapBounds | null {
  if (!(width > 0 && height > 0)) return null;
  const { x, y } = project(camera, camera.zoom);
  return {
    ne: unproject({ x: x + width / 2, y: y - height / 2 }, camera.zoom),
    sw: unproject({ x: x - width / 2, y: y + height / 2 }, camera.zoom),
  };
}
