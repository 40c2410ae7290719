import { useRef } from "react";
import { swipeStep, type TouchPoint } from "./swipe";

/** The lower part of a video belongs to its own controls. */
const CONTROLS_HEIGHT = 64;

function isOnVideoControls({ target, touches }: React.TouchEvent): boolean {
  const touch = touches[0];
  if (!(target instanceof HTMLVideoElement) || touch === undefined) return false;
  return touch.clientY > target.getBoundingClientRect().bottom - CONTROLS_HEIGHT;
}

/** Touch handlers that tell a swipe of one finger; a second finger, as for zooming, calls it off. */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const from = useRef<TouchPoint | null>(null);
  return {
    onTouchStart: (event: React.TouchEvent) => {
      const touch = event.touches[0];
      from.current = event.touches.length === 1 && touch && !isOnVideoControls(event) ? touch : null;
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
