import { LatLng, LatLngBounds, project, unproject } from "./coordinates.js";
import { listenToVisitor } from "./gestures.js";
import { MVCObject } from "./mvc-object.js";

const PAN_DURATION = 200;

export class GoogleMap extends MVCObject {
  overlays = new Set();
  animation = 0;
  isDragged = false;
  idleTimer = 0;
  constructor(div, options = {}) {
    super();
    this.div = div;
    this.options = { ...options };
    this.center = options.center ?? { lat: 0, lng: 0 };
    this.zoom = options.zoom ?? 0;
    window.__googleMaps.maps.push(this);
    div.style.position = "relative";
    div.style.overflow = "hidden";
    div.style.touchAction = "pan-x pan-y";
    div.replaceChildren();
    this.pane = div.appendChild(document.createElement("div"));
    this.pane.style.cssText = "position:absolute;inset:0";
    this.pane.role = "region";
    this.pane.ariaLabel = "Map";
    this.applyOptions();
    listenToVisitor(this);
    if (typeof ResizeObserver === "function") new ResizeObserver(() => this.changed()).observe(div);
    this.changed();
  }

  applyOptions() {
    this.pane.style.backgroundColor = this.options.backgroundColor ?? "";
  }
  setOptions(options) {
    Object.assign(this.options, options);
    this.applyOptions();
    if (options.center) this.setCenter(options.center);
    if (options.zoom !== undefined) this.setZoom(options.zoom);
  }
  getDiv() {
    return this.div;
  }
  getCenter() {
    return new LatLng(this.center);
  }
  getZoom() {
    return this.zoom;
  }
  getBounds() {
    const { clientWidth: width, clientHeight: height } = this.div;
    if (width === 0 || height === 0) return undefined;
    const { x, y } = project(this.center, this.zoom);
    return new LatLngBounds(
      unproject({ x: x - width / 2, y: y + height / 2 }, this.zoom),
      unproject({ x: x + width / 2, y: y - height / 2 }, this.zoom),
    );
  }

  setCenter(center) {
    this.stop();
    this.center = new LatLng(center).toJSON();
    this.changed();
  }
  setZoom(zoom) {
    this.stop();
    const { minZoom = 0, maxZoom = 22 } = this.options;
    this.zoom = Math.min(maxZoom, Math.max(minZoom, Math.round(zoom)));
    this.changed();
  }
  moveCamera({ center, zoom }) {
    if (center) this.setCenter(center);
    if (zoom !== undefined) this.setZoom(zoom);
  }
  panTo(center) {
    const to = project(new LatLng(center).toJSON(), this.zoom);
    const from = project(this.center, this.zoom);
    this.glide(to.x - from.x, to.y - from.y);
  }
  panBy(x, y) {
    this.glide(x, y);
  }

  stop() {
    cancelAnimationFrame(this.animation);
    this.animation = 0;
  }
  /** Pans with an animation, at the end of which the map is idle. */
  glide(x, y) {
    this.stop();
    const from = project(this.center, this.zoom);
    const start = performance.now();
    const step = () => {
      const part = Math.min(1, (performance.now() - start) / PAN_DURATION);
      this.center = unproject({ x: from.x + x * part, y: from.y + y * part }, this.zoom);
      this.animation = part < 1 ? requestAnimationFrame(step) : 0;
      this.changed();
    };
    step();
  }
  changed() {
    this.size = { width: this.div.clientWidth, height: this.div.clientHeight };
    for (const overlay of this.overlays) overlay.draw();
    clearTimeout(this.idleTimer);
    if (this.animation === 0 && !this.isDragged) this.idleTimer = setTimeout(() => this.fire("idle"));
  }
  shift(x, y) {
    const at = project(this.center, this.zoom);
    this.center = unproject({ x: at.x - x, y: at.y - y }, this.zoom);
    this.changed();
  }
}
