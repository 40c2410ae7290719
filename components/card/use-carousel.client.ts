import { startTransition, useRef, useState } from "react";

/**
 * The state of a card's row of photos. `isReached` turns true once the visitor points at, focuses or scrolls the row:
 * until then only its first photo is rendered.
 */
export function useCarousel() {
  const rowRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isReached, setReached] = useState(false);
  /** The slide that a button is scrolling to: slides passed on the way are not counted. */
  const target = useRef<number | null>(null);

  // A transition, so that it does not delay what the visitor came for; the room for the photos is there already.
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
  /** The visitor scrolls the row themselves, which ends a button's scroll. */
  const onOwnScroll = () => {
    reach();
    target.current = null;
  };
  return { rowRef, index, isReached, reach, show, onScroll, onOwnScroll };
}
