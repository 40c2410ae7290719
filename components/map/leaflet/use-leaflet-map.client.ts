import { canvas, map as createMap, DomEvent, type Map as LeafletMap } from "leaflet";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { MapHandle } from "@/components/map/map-provider";
import { prefersReducedMotion } from "@/components/ui/prefers-reduced-motion";
import { type Camera, MAX_ZOOM, MIN_ZOOM } from "@/lib/map/camera";
import { reachableCamera } from "@/lib/map/map-camera";
import { leafletHandle } from "./leaflet-handle";

/** A map, and the pane that moves with it and contains React's markers and labels. */
export type Leaflet = { map: LeafletMap; handle: MapHandle; pane: HTMLElement };

/** How far beyond each edge of the map it is drawn, as a share of its size: a press on "-" shows as much. */
const DRAWN_AROUND = 0.5;

/** Delay of removal. Leaflet's timers, all shorter than this, would throw after the map was removed. */
const MAX_TIMER_MS = 500;

function createRoot(name: string): HTMLElement {
  const root = document.createElement("div");
  root.className = "size-full focus-visible:-outline-offset-3";
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", name);
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
    renderer: canvas({ padding: DRAWN_AROUND }),
    zoomAnimation: motion,
    inertia: motion,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
  }).setView([lat, lng], zoom);
  const pane = map.createPane("rentals");
  DomEvent.on(pane, "dblclick", DomEvent.stopPropagation);
  return { map, handle: leafletHandle(map), pane };
}

/** Keeps the centre when the container is resized, even from or to zero size. */
function useLeafletSize(map: LeafletMap | null): void {
  useEffect(() => {
    if (map === null) return;
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
}

export function useLeafletMap(container: RefObject<HTMLElement | null>, camera: Camera): Leaflet | null {
  const initial = useRef(camera);
  // Explains the keyboard controls.
  const name = useTranslations()("mapControls.keys");
  const [leaflet, setLeaflet] = useState<Leaflet | null>(null);
  useEffect(() => {
    const root = createRoot(name);
    container.current?.append(root);
    const created = create(root, initial.current);
    setLeaflet(created);
    return () => {
      root.remove();
      setTimeout(() => created.map.remove(), MAX_TIMER_MS);
      setLeaflet(null);
    };
  }, [container, name]);
  useLeafletSize(leaflet?.map ?? null);
  return leaflet;
}
