import type { Map as LeafletMap } from "leaflet";
import { prefersReducedMotion } from "@/components/ui/prefers-reduced-motion";
import type { Camera } from "@/lib/map/camera";
import type { MapHandle, MapView } from "../map-provider";

function viewOf(map: LeafletMap): MapView | null {
  const { x: width, y: height } = map.getSize();
  if (width === 0 || height === 0) return null;
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  const ne = bounds.getNorthEast();
  const sw = bounds.getSouthWest();
  return {
    camera: { lat, lng, zoom: map.getZoom() },
    bounds: { ne: { lat: ne.lat, lng: ne.lng }, sw: { lat: sw.lat, lng: sw.lng } },
    size: { width, height },
  };
}

export function leafletHandle(map: LeafletMap): MapHandle {
  const listeners = new Set<() => void>();
  // Leaflet ignores moves during its zoom animation, so a requested move waits here.
  let waiting: Camera | null = null;
  let zooming = false;
  let interrupting = false;
  let dragging = false;

  const set = ({ lat, lng, zoom }: Camera, animate: boolean) => {
    interrupting = true;
    map.stop();
    interrupting = false;
    map.setView([lat, lng], zoom, { animate });
    // An animated zoom starts in the next frame and cannot be stopped before that.
    if (map.getZoom() !== zoom) zooming = true;
  };
  map.on("zoomanim", () => {
    zooming = true;
  });
  map.on("dragstart dragend", ({ type }) => {
    dragging = type === "dragstart";
  });
  map.on("moveend", () => {
    if (interrupting) return;
    zooming = false;
    const next = waiting;
    waiting = null;
    if (next) set(next, false);
    else for (const listener of listeners) listener();
  });

  return {
    view: () => viewOf(map),
    moveTo: (camera) => {
      // Leaflet would take the map out of the visitor's hand, and back at their next movement.
      if (dragging) return;
      if (zooming) waiting = camera;
      else set(camera, !prefersReducedMotion());
    },
    jumpTo: (camera) => set(camera, false),
    panBy: (right, down) => map.panBy([right, down], { animate: !prefersReducedMotion() }),
    onSettled: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onClick: (listener) => {
      map.on("click", listener);
      return () => map.off("click", listener);
    },
  };
}
