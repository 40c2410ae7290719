"use client";

import { useParams } from "next/navigation";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useMapCamera } from "@/components/list-state/map-camera.client";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";
import { useIdle } from "@/components/ui/use-idle.client";
import { parseListQuery } from "@/lib/filters/schema";
import type { Camera } from "@/lib/map/camera";
import { DEFAULT_CAMERA, viewportBounds } from "@/lib/map/camera";
import { readView } from "@/lib/map/map-selection";
import { useRentalStore } from "@/stores/rental-store";
import { MapLoading } from "./map-loading";
import type { BarPress } from "./use-map-list-switch.client";

// Never rendered on the server, where nothing is ever idle.
const mapOfList = retryableLazy(() => import("./map-of-list.client").then((loaded) => loaded.MapOfList));

/**
 * Stores the bounds that the requested camera has in a panel of this size before any map code has loaded, so that the
 * list changes only once. A panel without a size narrows nothing.
 */
function useEstimatedBounds(panelRef: RefObject<HTMLElement | null>, camera: Camera) {
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (panel === null) return;
    const size = { width: panel.clientWidth, height: panel.clientHeight };
    useRentalStore.setState({ mapBounds: viewportBounds(camera, size) });
  }, [panelRef, camera]);
}

/**
 * Restores the selected marker and the camera from the current history entry, after a reload and on the way back. A new
 * entry keeps the current ones, unless it has a location in its query, which replaces them.
 */
function useRestoredView(): void {
  const { setCamera } = useMapCamera();
  const { query: segment } = useParams<{ query?: string }>();
  // Not on `popstate`: the router may render the entry before that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new segment means a new entry
  useLayoutEffect(() => {
    const { pathname, search } = window.location;
    // A rental that opens over the list does not change the list.
    if (pathname !== "/") return;
    const isLocated = parseListQuery(search).location !== "";
    const kept = isLocated ? null : readView(window.history.state);
    if (kept === undefined) return;
    useRentalStore.setState({ mapSelectedLocation: kept?.names ?? null });
    // A map that has not shown anything yet begins in the default view.
    const isElsewhere = kept !== null || useRentalStore.getState().mapBounds !== null;
    if (isElsewhere && !isLocated) setCamera({ ...(kept?.camera ?? DEFAULT_CAMERA) });
  }, [segment, setCamera]);
}

/**
 * Has the size and position of the map, but comes before the list in the HTML: the first-view script measures it to
 * narrow the list to what the map will show.
 */
export function MapSpace() {
  return (
    <div
      data-map-space=""
      aria-hidden="true"
      className="js-only invisible col-start-1 row-start-1 h-(--map-height) self-start border lg:col-start-2"
    />
  );
}

type Props = {
  resultsRef: RefObject<HTMLElement | null>;
  /** Scrolls to the beginning of the list. */
  onShowResults: () => void;
};

/**
 * The map: above the list on small screens, beside it on wide ones. Its code is loaded once the page is idle. On small
 * screens two buttons lead to it and to the list.
 */
export function MapPanel({ resultsRef, onShowResults }: Props) {
  const panelRef = useRef<HTMLElement>(null);
  const { list } = useHomeState();
  const { camera } = useMapCamera();
  const [press, setPress] = useState<BarPress | null>(null);
  const idle = useIdle();
  useRestoredView();
  useEstimatedBounds(panelRef, camera);
  // The focus stays in the list, to be restored later.
  const keepFocus = (event: React.MouseEvent) => event.preventDefault();
  const showResults = () => {
    onShowResults();
    setPress({ to: "results" });
  };

  return (
    <>
      <section
        ref={panelRef}
        aria-label="Map of rentals"
        // Focused by the button that leads to it.
        tabIndex={-1}
        className="relative h-(--map-height) scroll-mt-3 overflow-hidden rounded-card border border-line bg-sunken"
      >
        {idle && list !== null ? (
          <Loaded part={mapOfList} props={{ panelRef, resultsRef, press }} fallback={<MapLoading />} />
        ) : (
          <MapLoading />
        )}
      </section>
      <button
        type="button"
        onMouseDown={keepFocus}
        onClick={() => setPress({ to: "map" })}
        className="bar-tab bar-map"
      >
        Map
      </button>
      <button type="button" onMouseDown={keepFocus} onClick={showResults} className="bar-tab bar-results">
        Show Results
      </button>
    </>
  );
}
