import { type RefObject, useEffect, useEffectEvent } from "react";

/** Pixels around the viewport within which things are loaded (SPEC section 9). */
const MARGIN = "200px";

function scroller(panel: Element | null): Element | null {
  return panel !== null && /auto|scroll/.test(getComputedStyle(panel).overflowY) ? panel : null;
}

/** Calls `onNear` when the element comes near the viewport, or near the edge of the panel that scrolls it. */
export function useNearViewport(ref: RefObject<Element | null>, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const panel = element.closest("[data-scroller]");
    let observer: IntersectionObserver | null = null;
    const observe = () => {
      const root = scroller(panel);
      if (observer?.root === root) return;
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) near();
        },
        { root, rootMargin: MARGIN },
      );
      observer.observe(element);
    };
    // It tells once the layout is known, so that none is forced for the style, and again when the panel changes.
    const sizes = new ResizeObserver(observe);
    sizes.observe(panel ?? element);
    return () => {
      sizes.disconnect();
      observer?.disconnect();
    };
  }, [ref]);
}
