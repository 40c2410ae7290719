/** A line of text, for wheels that count in lines. */
const LINE_PIXELS = 16;
/** Between the list and the lower edge of the window. */
const ROOM_BELOW = 8;

/**
 * Where the list scrolls by itself and only its upper part is in the window, the wheel moves the page until all of it is.
 * Returns how to stop that.
 */
export function scrollPageFirst(panel: HTMLElement): () => void {
  const onWheel = (event: WheelEvent) => {
    const { deltaY, deltaMode, ctrlKey, shiftKey } = event;
    const below = panel.getBoundingClientRect().bottom + ROOM_BELOW - window.innerHeight;
    if (deltaY <= 0 || below < 1 || ctrlKey || shiftKey) return;
    // A list that is part of the page is scrolled by it anyway.
    if (!/auto|scroll/.test(getComputedStyle(panel).overflowY)) return;
    const step = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * LINE_PIXELS;
    event.preventDefault();
    window.scrollBy({ top: Math.min(step, below), behavior: "instant" });
  };
  panel.addEventListener("wheel", onWheel, { passive: false });
  return () => panel.removeEventListener("wheel", onWheel);
}
