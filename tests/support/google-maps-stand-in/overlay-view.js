import { project } from "./coordinates.js";
import { MVCObject } from "./mvc-object.js";

/** An overlay on the map's one pane, put there anew with each change of the view. */
export class OverlayView extends MVCObject {
  map = null;
  setMap(map) {
    if (map === this.map) return;
    if (this.map) {
      this.map.overlays.delete(this);
      this.onRemove();
    }
    this.map = map;
    if (!map) return;
    this.onAdd();
    map.overlays.add(this);
    this.draw();
  }
  getMap() {
    return this.map;
  }
  getPanes() {
    return this.map ? { overlayMouseTarget: this.map.pane } : null;
  }
  getProjection() {
    const { map } = this;
    return {
      fromLatLngToDivPixel: (latLng) => {
        const at = project(latLng.toJSON(), map.zoom);
        const center = project(map.center, map.zoom);
        const { width, height } = map.size;
        return { x: at.x - center.x + width / 2, y: at.y - center.y + height / 2 };
      },
    };
  }
}
