"use client";

import { clsx } from "clsx";
import { type RefObject, useEffect, useState } from "react";
import { useHomeState } from "@/components/home/home-state.client";
import { ListIcon, MapIcon } from "./map-icons";

type Props = {
  mapRef: RefObject<HTMLElement | null>;
  resultsRef: RefObject<HTMLElement | null>;
  /** Scrolls to the beginning of the list. */
  onShowResults: () => void;
};

/** Where the visitor left the list for the map, with the status message of that list: another list has another message. */
type ListPosition = { scrollY: number; focused: HTMLElement | null; list: string | undefined };

/** The part of the map that must be visible for it to count as in view. */
const MAP_IN_VIEW = 0.5;

/** Which of the two is in view, and how to go to the other; `canReturn` while a position in the list is saved. */
function useMapListSwitch({ mapRef, resultsRef, onShowResults }: Props) {
  const { status, isPending } = useHomeState();
  const list = status?.message;
  const [mapInView, setMapInView] = useState(true);
  const [left, setLeft] = useState<ListPosition | null>(null);

  useEffect(() => {
    const map = mapRef.current;
    if (map === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const inView = entry !== undefined && entry.intersectionRatio >= MAP_IN_VIEW;
        setMapInView(inView);
        // The visitor scrolled on: the saved position is outdated.
        if (!inView) setLeft(null);
      },
      { threshold: MAP_IN_VIEW },
    );
    observer.observe(map);
    return () => observer.disconnect();
  }, [mapRef]);

  // Without animation: thousands of cards may lie between.
  const showMap = () => {
    const { activeElement } = document;
    const focused =
      activeElement instanceof HTMLElement && resultsRef.current?.contains(activeElement)
        ? activeElement
        : null;
    setLeft({ scrollY: window.scrollY, focused, list });
    mapRef.current?.focus({ preventScroll: true });
    mapRef.current?.scrollIntoView({ behavior: "instant" });
  };
  const showList = () => {
    if (left === null || isPending || left.list !== list) {
      onShowResults();
      return;
    }
    const target = left.focused?.isConnected ? left.focused : resultsRef.current;
    target?.focus({ preventScroll: true });
    window.scrollTo({ top: left.scrollY, behavior: "instant" });
  };
  return { mapInView, canReturn: left !== null, showMap, showList };
}

/**
 * On small screens, leads from anywhere in the list to the map above it and back again. Hidden while the map is in view,
 * unless there is a position to return to: 'Show Results' below the map leads to the list.
 */
export function MapListSwitch(props: Props) {
  const { mapInView, canReturn, showMap, showList } = useMapListSwitch(props);
  return (
    <div
      className={clsx(
        "js-only pointer-events-none fixed inset-x-0 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-20 grid justify-items-center transition-opacity lg:hidden",
        // Not hidden while focused, or the focus would be lost.
        mapInView && !canReturn && "not-focus-within:invisible not-focus-within:opacity-0",
      )}
    >
      <button
        type="button"
        // Keeps the focus in the list, to restore it later.
        onMouseDown={(event) => event.preventDefault()}
        onClick={mapInView ? showList : showMap}
        className="pointer-events-auto inline-flex h-12 items-center gap-2 rounded-full bg-ink pr-5 pl-4 font-semibold text-paper shadow-float active:scale-97"
      >
        {mapInView ? <ListIcon /> : <MapIcon />}
        {mapInView ? "List" : "Map"}
      </button>
    </div>
  );
}
