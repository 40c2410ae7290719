import { map as createMap, DomEvent, type Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Camera, MAX_ZOOM, MIN_ZOOM } from "@/lib/map/camera";
import { reachableCamera } from "@/lib/map/reachable-camera";
import type { MapHandle } from "../map-handle";
import { prefersReducedMotion } from "../prefers-reduced-motion";
import { leafletHandle } from "./leaflet-handle";

/** A map, and the pane on it that moves with the map and holds what React draws. */
export type Leaflet = { map: LeafletMap; handle: MapHandle; pane: HTMLElement };

function create(container: HTMLElement, camera: Camera): Leaflet {
  const { lat, lng, zoom } = reachableCamera(camera);
  const motion = !prefersReducedMotion();
  const map = createMap(container, {
    attributionControl: false,
    zoomControl: false,
    boxZoom: false,
    tapHold: false,
    trackResize: false,
    fadeAnimation: false,
    zoomAnimation: motion,
    inertia: motion,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
  }).setView([lat, lng], zoom);
  const pane = map.createPane("rentals");
  DomEvent.on(pane, "dblclick", DomEvent.stopPropagation);
  return { map, handle: leafletHandle(map), pane };
}

/** The map in the container, while it is mounted. */
export function useLeafletMap(container: RefObject<HTMLElement | null>, camera: Camera): Leaflet | null {
  const first = useRef(camera);
  const [leaflet, setLeaflet] = useState<Leaflet | null>(null);
  useEffect(() => {
    if (container.current === null) return;
    const created = create(container.current, first.current);
    setLeaflet(created);
    return () => {
      created.map.remove();
      setLeaflet(null);
    };
  }, [container]);
  return leaflet;
}
