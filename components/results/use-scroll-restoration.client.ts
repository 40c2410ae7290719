import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { scrollerAround } from "@/components/media/near-viewport";
import { type ScrollPosition, storedPosition, upperEdge } from "./scroll-position";

function scrollTo(grid: Element, { id, below }: ScrollPosition): void {
  const element = grid.querySelector(`[data-place="${id}"]`);
  // While the liked view is shown this list is hidden and has no scroll position.
  if (!element?.getClientRects().length) return;
  const by = element.getBoundingClientRect().top - upperEdge(grid) - below;
  (scrollerAround(grid) ?? window).scrollBy({ top: by, behavior: "instant" });
}

/** Id of the card to which the scroll position will be restored; null if there is none, and before mount. */
export function useSavedCard(): number | null {
  const [id, setId] = useState<number | null>(null);
  // After mount, because only then the history entry of a new list exists.
  useLayoutEffect(() => setId(storedPosition(false)?.id ?? null), []);
  return id;
}

/**
 * Saves the scroll position, and restores it after a reload or on the way back: browsers restore neither that of a panel nor
 * that of a page which is not long enough yet. Returns the index of the card that must be rendered for this; null for none.
 */
export function useScrollRestoration(
  gridRef: RefObject<Element | null>,
  listed: readonly number[],
  isReady: boolean,
  wide: boolean,
): number | null {
  const [restored, setRestored] = useState<(ScrollPosition & { index: number }) | null>(null);
  const restore = useEffectEvent(() => {
    const position = storedPosition(wide);
    const index = position === null ? -1 : listed.indexOf(position.id);
    if (position !== null && index !== -1) setRestored({ ...position, index });
  });
  useLayoutEffect(() => {
    if (isReady) restore();
  }, [isReady]);
  useLayoutEffect(() => {
    if (gridRef.current !== null && restored !== null) scrollTo(gridRef.current, restored);
  }, [gridRef, restored]);

  useEffect(() => {
    if (!isReady) return;
    const stop = new AbortController();
    const { signal } = stop;
    const follow = async () => {
      const { saveScrollPosition } = await import("./list-extras.client");
      if (!signal.aborted) saveScrollPosition(() => gridRef.current, wide, signal);
    };
    // Load the code with the first scroll, because before that there is nothing to save.
    const onFirstScroll = () => void follow().catch(() => {});
    document.addEventListener("scroll", onFirstScroll, { capture: true, passive: true, once: true, signal });
    return () => stop.abort();
  }, [gridRef, isReady, wide]);
  return restored?.index ?? null;
}
