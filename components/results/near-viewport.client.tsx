"use client";

import { useEffect, useEffectEvent, useRef } from "react";

/** Pixels around the viewport within which a skeleton is filled (SPEC section 9). */
const MARGIN = "200px";

function scroller(element: Element): Element | null {
  const panel = element.closest("[data-scroller]");
  return panel !== null && /auto|scroll/.test(getComputedStyle(panel).overflowY) ? panel : null;
}

/** Calls `onNear` when its content comes near the viewport, or near the edge of the panel that scrolls it. */
export function NearViewport({ onNear, children }: { onNear: () => void; children: React.ReactNode }) {
  const ref = useRef<HTMLLIElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { root: scroller(element), rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <li ref={ref}>{children}</li>;
}
