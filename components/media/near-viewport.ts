import { type RefObject, useEffect, useEffectEvent } from "react";

/** Content loads within this distance of the viewport. */
const MARGIN = "200px";

/**
 * Calls back once, when the element is near the viewport, or near the edge of a panel that scrolls it: browsers without
 * `scrollMargin` report the latter once it is in the panel.
 */
export function useNearViewport(ref: RefObject<Element | null>, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (ref.current === null) return;
    const onChange = (entries: IntersectionObserverEntry[]) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      near();
    };
    const observer = new IntersectionObserver(onChange, { rootMargin: MARGIN, scrollMargin: MARGIN });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
}
