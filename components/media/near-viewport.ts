import { type RefObject, useEffect, useEffectEvent } from "react";

/** Content loads within this distance of the viewport. */
const MARGIN = "200px";

/** The panel that scrolls an element; null if the page itself scrolls it. */
function scrollerAround(element: Element): Element | null {
  const panel = element.closest("[data-scroller]");
  return panel !== null && /auto|scroll/.test(getComputedStyle(panel).overflowY) ? panel : null;
}

export type NearWatch = {
  add: (element: Element) => void;
  remove: (element: Element) => void;
  stop: () => void;
};

/**
 * Calls `onChange` when any of the added elements comes near the viewport or leaves it. If a panel scrolls `inside`, the
 * panel counts instead of the viewport.
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
  // Calls back after layout, so that reading styles does not force one, and whenever the panel is resized.
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

/** Near the viewport or the edge of the panel that scrolls the element. */
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
