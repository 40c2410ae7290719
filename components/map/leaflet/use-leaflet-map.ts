import { map as createMap, DomEvent, type Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Camera, MAX_ZOOM, MIN_ZOOM } from "@/lib/map/camera";
import { reachableCamera } from "@/lib/map/reachable-camera";
import type { MapHandle } from "../map-handle";
import { prefersReducedMotion } from "../prefers-reduced-motion";
import { leafletHandle } from "./leaflet-handle";

/** A map, and the pane on it that moves with the map and holds what React draws. */
export type Leaflet = { map: LeafletMap; handle: MapHandle; pane: HTMLElement };

/** Leaflet's timers, for the wheel and for the end of a zoom, fail on a map that is gone. In milliseconds. */
const LONGEST_TIMER = 500;

/** The element of the map, named for the visitor who moves it with the keyboard. */
function createRoot(): HTMLElement {
  const root = document.createElement("div");
  root.className = "size-full focus-visible:-outline-offset-3";
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", "Map, moved with the arrow keys, zoomed with plus and minus");
  return root;
}

function create(root: HTMLElement, camera: Camera): Leaflet {
  const { lat, lng, zoom } = reachableCamera(camera);
  const motion = !prefersReducedMotion();
  const map = createMap(root, {
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
    const root = createRoot();
    container.current?.append(root);
    const created = create(root, first.current);
    setLeaflet(created);
    return () => {
      root.remove();
      setTimeout(() => created.map.remove(), LONGEST_TIMER);
      setLeaflet(null);
    };
  }, [container]);
  return leaflet;
}
