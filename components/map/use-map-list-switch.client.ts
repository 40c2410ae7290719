import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";

export type BarPress = { to: "map" | "results" };

type Props = {
  mapRef: RefObject<HTMLElement | null>;
  resultsRef: RefObject<HTMLElement | null>;
  press: BarPress | null;
  onExpand: () => void;
};

/** Where the visitor left the list for the map. `list` is its status message, which identifies it. */
type ListPosition = { top: number; focused: HTMLElement | null; list: string | undefined };

/**
 * Leads from anywhere in the list to the enlarged map, and back to the same position unless the list has changed or the visitor
 * has scrolled on.
 */
export function useMapListSwitch({ mapRef, resultsRef, press, onExpand }: Props): void {
  const { status, isPending } = useHomeState();
  const list = status?.message;
  const left = useRef<ListPosition | null>(null);
  const topOfList = () => resultsRef.current?.getBoundingClientRect().top ?? 0;
  const showMap = () => {
    const { activeElement } = document;
    const isInList = activeElement instanceof HTMLElement && resultsRef.current?.contains(activeElement);
    left.current = { top: topOfList(), focused: isInList ? activeElement : null, list };
    onExpand();
    mapRef.current?.focus({ preventScroll: true });
    // Without animation, because thousands of cards may be in between.
    mapRef.current?.scrollIntoView({ behavior: "instant" });
  };
  const showList = () => {
    const position = left.current;
    left.current = null;
    if (position === null || isPending || position.list !== list) return;
    const target = position.focused?.isConnected ? position.focused : resultsRef.current;
    target?.focus({ preventScroll: true });
    window.scrollBy({ top: topOfList() - position.top, behavior: "instant" });
  };
  const follow = useEffectEvent(({ to }: BarPress) => (to === "map" ? showMap() : showList()));
  useEffect(() => {
    if (press !== null) follow(press);
  }, [press]);

  useEffect(() => {
    if (mapRef.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) left.current = null;
    });
    observer.observe(mapRef.current);
    return () => observer.disconnect();
  }, [mapRef]);
}
