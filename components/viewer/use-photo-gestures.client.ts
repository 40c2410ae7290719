import { useRef, useState } from "react";
import { isOnVideoControls, swipeStep } from "@/components/ui/use-swipe.client";
import { doubleTapped, movedBy, UNZOOMED, type Zoom, zoomedAt } from "./zoom";

/** How far a finger must travel down to close, in CSS pixels. */
const CLOSE_BY = 80;
/** The most that a tap may move, in CSS pixels, and that two may be apart, in ms. */
const TAP = 10;
const DOUBLE_TAP_MS = 300;

type Touched = { clientX: number; clientY: number };
type Start = { at: Touched; zoom: Zoom; distance: number | null };

/** Between the first two fingers, and how far they are apart; of one finger that itself. */
function grip({ touches }: React.TouchEvent): Omit<Start, "zoom"> | null {
  const [first, second] = [touches[0], touches[1]];
  if (first === undefined) return null;
  if (second === undefined) return { at: first, distance: null };
  return {
    at: { clientX: (first.clientX + second.clientX) / 2, clientY: (first.clientY + second.clientY) / 2 },
    distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
  };
}

const apart = (from: Touched, to: Touched) => ({
  x: to.clientX - from.clientX,
  y: to.clientY - from.clientY,
});

/** A point as `zoom.ts` counts it. The viewer fills the window. */
const fromCentre = ({ clientX, clientY }: Touched) => ({
  x: clientX - window.innerWidth / 2,
  y: clientY - window.innerHeight / 2,
});

type Gestures = { onSwipe: (step: -1 | 1) => void; onClose: () => void };

/**
 * Touches on the photo viewer: two fingers and a double tap enlarge the photo, never the page; one finger moves an enlarged
 * photo, otherwise it turns to the next one or, downwards, closes. Touches on buttons and on a video's controls are theirs.
 */
export function usePhotoGestures({ onSwipe, onClose }: Gestures) {
  const [zoom, setZoom] = useState(UNZOOMED);
  const start = useRef<Start | null>(null);
  const lastTap = useRef<{ at: Touched; time: number } | null>(null);
  const frame = () => ({ width: window.innerWidth, height: window.innerHeight });

  const begin = (event: React.TouchEvent) => {
    const held = grip(event);
    const isOurs =
      !(event.target instanceof Element && event.target.closest("button")) && !isOnVideoControls(event);
    start.current = held === null || !isOurs ? null : { ...held, zoom };
  };
  const tap = (at: Touched, time: number) => {
    const before = lastTap.current;
    const { x, y } = apart(before?.at ?? at, at);
    const isSecond = before !== null && time - before.time < DOUBLE_TAP_MS && Math.hypot(x, y) < 4 * TAP;
    lastTap.current = isSecond ? null : { at, time };
    if (isSecond) setZoom(doubleTapped(zoom, fromCentre(at), frame()));
  };
  const end = (at: Touched, from: Start, time: number) => {
    const { x, y } = apart(from.at, at);
    if (Math.hypot(x, y) < TAP) return tap(at, time);
    if (from.zoom.scale > 1) return;
    const step = swipeStep(from.at, at);
    if (step !== 0) onSwipe(step);
    else if (y >= CLOSE_BY) onClose();
  };

  return {
    zoom,
    reset: () => setZoom(UNZOOMED),
    events: {
      style: { touchAction: "none" },
      onTouchStart: begin,
      onTouchMove: (event: React.TouchEvent) => {
        const [from, held] = [start.current, grip(event)];
        if (from === null || held === null) return;
        const by = apart(from.at, held.at);
        const spread = from.distance === null || held.distance === null ? 1 : held.distance / from.distance;
        const enlarged = zoomedAt(from.zoom, from.zoom.scale * spread, fromCentre(from.at), frame());
        setZoom(movedBy(enlarged, by, frame()));
      },
      onTouchEnd: (event: React.TouchEvent) => {
        const [from, at] = [start.current, event.changedTouches[0]];
        start.current = null;
        if (event.touches.length > 0) return begin(event);
        if (from !== null && from.distance === null && at !== undefined) end(at, from, event.timeStamp);
      },
      onTouchCancel: () => {
        start.current = null;
      },
    },
  };
}
