import { useRef, useState } from "react";
import { isOnVideoControls, swipeStep } from "@/components/ui/use-swipe.client";
import { doubleTapped, movedBy, UNZOOMED, type Zoom, zoomedAt } from "./zoom";

/** Minimum length of a downward swipe that closes the viewer, in CSS pixels. */
const CLOSE_DISTANCE = 80;
/** A tap moves less than this, in CSS pixels; the taps of a double tap are at most this far apart, in ms. */
const TAP_DISTANCE = 10;
const DOUBLE_TAP_MS = 300;

type TouchPoint = { clientX: number; clientY: number };
type Start = { at: TouchPoint; zoom: Zoom; distance: number | null };

/** The centre of the first two fingers and their distance; for a single finger its position and null. */
function grip({ touches }: React.TouchEvent): Omit<Start, "zoom"> | null {
  const [first, second] = [touches[0], touches[1]];
  if (first === undefined) return null;
  if (second === undefined) return { at: first, distance: null };
  return {
    at: { clientX: (first.clientX + second.clientX) / 2, clientY: (first.clientY + second.clientY) / 2 },
    distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
  };
}

const offsetBetween = (from: TouchPoint, to: TouchPoint) => ({
  x: to.clientX - from.clientX,
  y: to.clientY - from.clientY,
});

/** Converts a point to the coordinates of `zoom.ts`. The viewer fills the window. */
const fromCentre = ({ clientX, clientY }: TouchPoint) => ({
  x: clientX - window.innerWidth / 2,
  y: clientY - window.innerHeight / 2,
});

type Gestures = { onSwipe: (step: -1 | 1) => void; onClose: () => void };

/**
 * Two fingers and a double tap zoom the photo, never the page. One finger moves a zoomed photo; otherwise it swipes to
 * another photo or, downwards, closes the viewer. Touches on buttons and on a video's controls are ignored.
 */
export function usePhotoGestures({ onSwipe, onClose }: Gestures) {
  const [zoom, setZoom] = useState(UNZOOMED);
  const start = useRef<Start | null>(null);
  const lastTap = useRef<{ at: TouchPoint; time: number } | null>(null);
  const frame = () => ({ width: window.innerWidth, height: window.innerHeight });

  const begin = (event: React.TouchEvent) => {
    const held = grip(event);
    const isOurs =
      !(event.target instanceof Element && event.target.closest("button")) && !isOnVideoControls(event);
    start.current = held === null || !isOurs ? null : { ...held, zoom };
  };
  const tap = (point: TouchPoint, time: number) => {
    const before = lastTap.current;
    const { x, y } = offsetBetween(before?.at ?? point, point);
    const isSecond =
      before !== null && time - before.time < DOUBLE_TAP_MS && Math.hypot(x, y) < 4 * TAP_DISTANCE;
    lastTap.current = isSecond ? null : { at: point, time };
    if (isSecond) setZoom(doubleTapped(zoom, fromCentre(point), frame()));
  };
  const end = (point: TouchPoint, from: Start, time: number) => {
    const { x, y } = offsetBetween(from.at, point);
    if (Math.hypot(x, y) < TAP_DISTANCE) return tap(point, time);
    if (from.zoom.scale > 1) return;
    const step = swipeStep(from.at, point);
    if (step !== 0) onSwipe(step);
    else if (y >= CLOSE_DISTANCE) onClose();
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
        const by = offsetBetween(from.at, held.at);
        const spread = from.distance === null || held.distance === null ? 1 : held.distance / from.distance;
        const enlarged = zoomedAt(from.zoom, from.zoom.scale * spread, fromCentre(from.at), frame());
        setZoom(movedBy(enlarged, by, frame()));
      },
      onTouchEnd: (event: React.TouchEvent) => {
        const [from, point] = [start.current, event.changedTouches[0]];
        start.current = null;
        if (event.touches.length > 0) return begin(event);
        if (from !== null && from.distance === null && point !== undefined) end(point, from, event.timeStamp);
      },
      onTouchCancel: () => {
        start.current = null;
      },
    },
  };
}
