import { useRef, useSyncExternalStore } from "react";

/** Least length of a swipe to another photo, and of one downwards that closes the viewer, in CSS pixels. */
const STEP_DISTANCE = 50;
const CLOSE_DISTANCE = 80;

/** Height of the browser's controls at the bottom of a video, in CSS pixels. */
const CONTROLS_HEIGHT = 64;

type TouchPoint = { clientX: number; clientY: number };

function isOnControls(target: EventTarget, { clientY }: TouchPoint): boolean {
  if (!(target instanceof Element)) return false;
  const isOnVideo = target.localName === "video";
  return (
    target.closest("button") !== null ||
    (isOnVideo && clientY > target.getBoundingClientRect().bottom - CONTROLS_HEIGHT)
  );
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

function subscribeToZoom(listener: () => void): () => void {
  window.visualViewport?.addEventListener("resize", listener);
  return () => window.visualViewport?.removeEventListener("resize", listener);
}

type Swipes = { onStep: (step: -1 | 1) => void; onClose: () => void };

/**
 * One finger swipes to another photo or, downwards, closes the viewer; two fingers zoom as the browser does. While it is
 * zoomed, one finger moves what is seen.
 */
export function useSwipe({ onStep, onClose }: Swipes) {
  const from = useRef<TouchPoint | null>(null);
  const zoomed = useSyncExternalStore(subscribeToZoom, isZoomed, () => false);
  const end = ({ clientX, clientY }: TouchPoint, start: TouchPoint) => {
    const x = clientX - start.clientX;
    const y = clientY - start.clientY;
    if (Math.abs(x) >= STEP_DISTANCE && Math.abs(x) >= Math.abs(y)) onStep(x < 0 ? 1 : -1);
    else if (y >= CLOSE_DISTANCE) onClose();
  };
  return {
    style: { touchAction: zoomed ? "auto" : "pinch-zoom" },
    onTouchStart: ({ target, touches }: React.TouchEvent) => {
      const touch = touches[0];
      const isSwipe = touches.length === 1 && !zoomed && touch !== undefined && !isOnControls(target, touch);
      from.current = isSwipe ? touch : null;
    },
    onTouchEnd: ({ changedTouches }: React.TouchEvent) => {
      const [start, touch] = [from.current, changedTouches[0]];
      from.current = null;
      if (start !== null && touch !== undefined) end(touch, start);
    },
    onTouchCancel: () => {
      from.current = null;
    },
  };
}
