/** Visible share of an element, and time, that count as seen. */
const SHARE = 0.25;
const SEEN_MS = 3_000;

/**
 * Calls `onSeen` after three seconds on screen without a break, while the page is visible. Returns a function that stops it.
 */
export function whenSeen(element: Element, onSeen: () => void): () => void {
  let isOnScreen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (isOnScreen && document.visibilityState === "visible") timer = setTimeout(end, SEEN_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isOnScreen = (entries.at(-1)?.intersectionRatio ?? 0) >= SHARE;
      restart();
    },
    { threshold: SHARE },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("visibilitychange", restart);
  };
  const end = () => {
    stop();
    onSeen();
  };
  observer.observe(element);
  document.addEventListener("visibilitychange", restart);
  return stop;
}
