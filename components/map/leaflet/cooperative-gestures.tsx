import clsx from "clsx";
import type { Map as LeafletMap } from "leaflet";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";

type RefusedGesture = "wheel" | "touch";

/** How long the hint stays after the last wheel or touch event. */
const HINT_MS = 1200;

/**
 * A plain wheel and one finger scroll the page; ctrl or ⌘ with the wheel, and two fingers, move the map. Returns the gesture
 * that has just scrolled the page; null after a while.
 */
export function useCooperativeGestures(map: LeafletMap | null): RefusedGesture | null {
  const [refused, setRefused] = useState<RefusedGesture | null>(null);
  useEffect(() => {
    if (map === null) return;
    const container = map.getContainer();
    const controller = new AbortController();
    // Capture the events before Leaflet, which calls preventDefault on every event it receives.
    const options = { capture: true, passive: true, signal: controller.signal };
    let timer = 0;
    const hide = () => setRefused(null);
    const refuse = (event: Event, gesture: RefusedGesture) => {
      event.stopPropagation();
      setRefused(gesture);
      window.clearTimeout(timer);
      timer = window.setTimeout(hide, HINT_MS);
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

export function GestureHint({ refused }: { refused: RefusedGesture | null }) {
  const t = useTranslations();
  return (
    <div
      aria-hidden="true"
      className={clsx(
        "pointer-events-none absolute inset-0 z-20 grid place-items-center bg-black/40 p-6 text-center text-white transition-opacity duration-300",
        refused === null ? "opacity-0" : "opacity-100",
      )}
    >
      {refused === null ? null : (
        <p className="rounded-full bg-black/80 px-5 py-2.5 font-medium">
          {t(refused === "touch" ? "mapControls.twoFingers" : "mapControls.withKey")}
        </p>
      )}
    </div>
  );
}
