import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";

export type RefusedGesture = "wheel" | "touch";

/** How long the hint stays after the last turn of the wheel, in milliseconds. */
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
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) return hide();
      event.stopPropagation();
      setRefused("wheel");
      window.clearTimeout(timer);
      timer = window.setTimeout(hide, HINT_DURATION);
    };
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length !== 1) return hide();
      event.stopPropagation();
      if (event.type === "touchmove") setRefused("touch");
    };
    container.addEventListener("wheel", onWheel, options);
    container.addEventListener("touchstart", onTouch, options);
    container.addEventListener("touchmove", onTouch, options);
    container.addEventListener("touchend", hide, options);
    container.addEventListener("touchcancel", hide, options);
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [map]);
  return refused;
}
