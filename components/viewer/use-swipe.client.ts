import { useRef, useSyncExternalStore } from "react";

/** Minimum length of a swipe, in CSS pixels. */
const THRESHOLD = 50;

type TouchPoint = { clientX: number; clientY: number };

/** 1 to the next item, -1 to the previous one; 0 for a move that is too short or rather vertical. */
export function swipeStep(from: TouchPoint, to: TouchPoint): -1 | 0 | 1 {
  const x = to.clientX - from.clientX;
  const y = to.clientY - from.clientY;
  if (Math.abs(x) < THRESHOLD || Math.abs(y) > Math.abs(x)) return 0;
  return x < 0 ? 1 : -1;
}

/** Height of the browser's controls at the bottom of a video, in CSS pixels. */
const CONTROLS_HEIGHT = 64;

export function isOnVideoControls({ target, touches }: React.TouchEvent): boolean {
  const touch = touches[0];
  if (!(target instanceof HTMLVideoElement) || touch === undefined) return false;
  return touch.clientY > target.getBoundingClientRect().bottom - CONTROLS_HEIGHT;
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

function subscribeToZoom(listener: () => void): () => void {
  window.visualViewport?.addEventListener("resize", listener);
  return () => window.visualViewport?.removeEventListener("resize", listener);
}

/** Whether a touch is not for the dialog: it is on a field or video, or in a nested dialog. */
function isForeignTouch({ target, currentTarget }: React.TouchEvent): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest("input, textarea, select, video") !== null || target.closest("dialog") !== currentTarget
  );
}

/**
 * Recognises a one-finger swipe over a dialog. A second finger, as in a pinch, cancels it. While the screen is zoomed by a
 * pinch, one finger pans the screen instead.
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const from = useRef<TouchPoint | null>(null);
  const zoomed = useSyncExternalStore(subscribeToZoom, isZoomed, () => false);
  return {
    style: { touchAction: zoomed ? "auto" : "pan-y pinch-zoom" },
    onTouchStart: (event: React.TouchEvent) => {
      const touch = event.touches[0];
      const isSwipe = event.touches.length === 1 && !zoomed && !isForeignTouch(event);
      from.current = isSwipe && touch ? touch : null;
    },
    onTouchEnd: (event: React.TouchEvent) => {
      const to = event.changedTouches[0];
      const step = from.current === null || to === undefined ? 0 : swipeStep(from.current, to);
      from.current = null;
      if (step !== 0) onSwipe(step);
    },
    onTouchCancel: () => {
      from.current = null;
    },
  };
}
