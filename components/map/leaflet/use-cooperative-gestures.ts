import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";

export type RefusedGesture = "wheel" | "touch";

/** How long the hint stays after the last turn of the wheel or move of the finger, in milliseconds. */
const HINT_DURATION = 1200;

/**
 * Cooperative gestures: the plain wheel and one finger scroll the page, ctrl or ⌘ with the wheel and two fingers
 * move the map. Returns the gesture that the map has just left to the page.
 */
export function useCooperativeGestures(map: LeafletMap | null): RefusedGesture | null {
  const [refused, setRefused] = useState<RefusedGesture | null>(null);
  useEffect(() => {
    if (map === null) return;
    const container = map.getContainer();
    const controller = new AbortController();
    // Captured, so that Leaflet does not see what it would take; it calls preventDefault on all it sees.
    const options = { capture: true, passive: true, signal: controller.signal };
    let timer = 0;
    const hide = () => setRefused(null);
    const refuse = (event: Event, gesture: RefusedGesture) => {
      event.stopPropagation();
      setRefused(gesture);
      window.clearTimeout(timer);
      timer = window.setTimeout(hide, HINT_DURATION);
    };
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) hide();
      else refuse(event, "wheel");
    };
    const onTouchStart = (event: TouchEvent) => {
      if (event.touches.length === 1) event.stopPropagation();
      else hide();
    };
    const onTouchMove = (event: TouchEvent) => {
      if (event.touches.length === 1) refuse(event, "touch");
    };
    container.addEventListener("wheel", onWheel, options);
    container.addEventListener("touchstart", onTouchStart, options);
    container.addEventListener("touchmove", onTouchMove, options);
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [map]);
  return refused;
}
