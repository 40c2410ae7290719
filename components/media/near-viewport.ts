import { type RefObject, useEffect, useEffectEvent } from "react";

/** Content loads within this distance of the viewport. */
const MARGIN = "200px";

/**
 * Observes which elements are near the viewport, or near the edge of a panel that scrolls them: browsers without
 * `scrollMargin` report the latter once they are in the panel.
 */
export function nearObserver(onChange: IntersectionObserverCallback): IntersectionObserver {
  return new IntersectionObserver(onChange, { rootMargin: MARGIN, scrollMargin: MARGIN });
}

export function useNearViewport(ref: RefObject<Element | null>, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = nearObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) near();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
}
