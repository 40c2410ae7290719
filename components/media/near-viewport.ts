import { type RefObject, useEffect, useEffectEvent } from "react";

/** Things load within this distance of the viewport. */
const MARGIN = "200px";

/** The panel around an element that scrolls it; null where the page itself does. */
export function scrollerAround(element: Element): Element | null {
  const panel = element.closest("[data-scroller]");
  return panel !== null && /auto|scroll/.test(getComputedStyle(panel).overflowY) ? panel : null;
}

export type NearWatch = {
  add: (element: Element) => void;
  remove: (element: Element) => void;
  stop: () => void;
};

/**
 * Observes the elements added to it and calls `onChange` when any of them comes near the viewport, or leaves it; in a
 * panel that scrolls by itself around `inside`, near the edges of that panel.
 */
export function watchNear(
  inside: Element,
  onChange: (entries: readonly IntersectionObserverEntry[]) => void,
): NearWatch {
  const panel = inside.closest("[data-scroller]");
  const elements = new Set<Element>();
  let observer: IntersectionObserver | null = null;
  const observe = () => {
    const root = scrollerAround(inside);
    if (observer?.root === root) return;
    observer?.disconnect();
    observer = new IntersectionObserver(onChange, { root, rootMargin: MARGIN });
    for (const element of elements) observer.observe(element);
  };
  // Called once the layout is known, so that reading the style forces none, and whenever the panel is resized.
  const sizes = new ResizeObserver(observe);
  sizes.observe(panel ?? inside);
  return {
    add: (element) => {
      elements.add(element);
      observer?.observe(element);
    },
    remove: (element) => {
      elements.delete(element);
      observer?.unobserve(element);
    },
    stop: () => {
      sizes.disconnect();
      observer?.disconnect();
    },
  };
}

/** Calls `onNear` when the element comes near the viewport, or near the edge of the panel that scrolls it. */
export function useNearViewport(ref: RefObject<Element | null>, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const watch = watchNear(element, (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) near();
    });
    watch.add(element);
    return watch.stop;
  }, [ref]);
}
