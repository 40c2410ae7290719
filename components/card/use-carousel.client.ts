import { startTransition, useRef, useState } from "react";

/** Only the first photo is rendered until `isReached`: the visitor has pointed at, focused or scrolled the row. */
export function useCarousel() {
  const rowRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isReached, setReached] = useState(false);
  /** The slide to which a button is scrolling. Slides passed on the way do not change the index. */
  const target = useRef<number | null>(null);

  // A transition, so that rendering the photos does not delay the visitor's action; their space is already reserved.
  const reach = () => startTransition(() => setReached(true));
  const show = (next: number) => {
    reach();
    setIndex(next);
    target.current = next;
    const row = rowRef.current;
    row?.scrollTo({ left: next * row.clientWidth });
  };
  const onScroll = () => {
    const row = rowRef.current;
    if (!row || row.clientWidth === 0) return;
    const passed = Math.round(row.scrollLeft / row.clientWidth);
    if (target.current !== null && target.current !== passed) return;
    target.current = null;
    setIndex(passed);
  };
  /** Ends a button's scroll. */
  const onOwnScroll = () => {
    reach();
    target.current = null;
  };
  return { rowRef, index, isReached, reach, show, onScroll, onOwnScroll };
}
