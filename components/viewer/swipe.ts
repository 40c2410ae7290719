/** Pixels a finger must travel for a swipe (SPEC section 9). */
const THRESHOLD = 50;

export type TouchPoint = { clientX: number; clientY: number };

/** 1 for the next slide, -1 for the previous one; 0 when the way was too short or rather up or down. */
export function swipeStep(from: TouchPoint, to: TouchPoint): -1 | 0 | 1 {
  const x = to.clientX - from.clientX;
  const y = to.clientY - from.clientY;
  if (Math.abs(x) < THRESHOLD || Math.abs(y) > Math.abs(x)) return 0;
  return x < 0 ? 1 : -1;
}
