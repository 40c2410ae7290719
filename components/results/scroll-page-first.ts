/** Height of a line, for wheel events in lines. */
const LINE_PIXELS = 16;
/** Distance between the list and the lower edge of the window, in CSS pixels. */
const ROOM_BELOW = 8;

/**
 * If the list scrolls by itself, the wheel scrolls the page until the whole list is in the window. Returns a function that
 * stops it.
 */
export function scrollPageFirst(panel: HTMLElement): () => void {
  const onWheel = (event: WheelEvent) => {
    const { deltaY, deltaMode, ctrlKey, shiftKey } = event;
    const below = panel.getBoundingClientRect().bottom + ROOM_BELOW - window.innerHeight;
    if (deltaY <= 0 || below < 1 || ctrlKey || shiftKey) return;
    // Otherwise the list is part of the page and scrolls with it anyway.
    if (!/auto|scroll/.test(getComputedStyle(panel).overflowY)) return;
    const step = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * LINE_PIXELS;
    event.preventDefault();
    window.scrollBy({ top: Math.min(step, below), behavior: "instant" });
  };
  panel.addEventListener("wheel", onWheel, { passive: false });
  return () => panel.removeEventListener("wheel", onWheel);
}
