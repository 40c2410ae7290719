"use client";

import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useMapCamera } from "@/components/list-state/map-camera.client";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";
import { parseListQuery } from "@/lib/filters/schema";
import { splitLocale } from "@/lib/language/locales";
import { type Camera, DEFAULT_CAMERA, viewportBounds } from "@/lib/map/camera";
import { readView } from "@/lib/map/map-selection";
import { whenIdle } from "@/lib/time/when-idle";
import { useRentalStore } from "@/stores/rental-store";
import { MapLoading } from "./map-loading";
import type { BarPress } from "./use-map-list-switch.client";

// Never rendered on the server, because `useIdle` is false there.
const mapOfList = retryableLazy(() => import("./map-of-list.client").then((loaded) => loaded.MapOfList));

const IDLE_TIMEOUT_MS = 2_000;

function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), IDLE_TIMEOUT_MS), []);
  return idle;
}

/**
 * Stores the bounds that the requested camera will have, before any map code has loaded, so that the list changes only once.
 * A panel without a size does not narrow the list.
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
 * Restores marker and camera from the history entry, after a reload and on the way back. A new entry keeps the current ones,
 * unless its query has a location, which replaces them.
 */
function useRestoredView(): void {
  const { setCamera } = useMapCamera();
  const { query: segment } = useParams<{ query?: string }>();
  // Not on `popstate`, because the router may render the entry before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new segment means a new entry
  useLayoutEffect(() => {
    const { pathname, search } = window.location;
    // A rental that opens over the list does not change the list.
    if (splitLocale(pathname).path !== "/") return;
    const isLocated = parseListQuery(search).location.length > 0;
    const saved = isLocated ? null : readView(window.history.state);
    if (saved === undefined) return;
    useRentalStore.setState({ mapSelectedLocation: saved?.names ?? null });
    // A map that has not shown anything yet starts in the default view anyway.
    const mustMove = saved !== null || useRentalStore.getState().mapBounds !== null;
    if (mustMove && !isLocated) setCamera({ ...(saved?.camera ?? DEFAULT_CAMERA) });
  }, [segment, setCamera]);
}

/** Reserves the map's place before the list in the HTML. The first-view script measures it to narrow the list. */
export function MapSpace() {
  return <div data-map-space="" aria-hidden="true" className="js-only map-space" />;
}

type Props = { resultsRef: RefObject<HTMLElement | null>; onShowResults: () => void };

/** Loads its code once the page is idle. On small screens two buttons lead to the map and to the list. */
export function MapPanel({ resultsRef, onShowResults }: Props) {
  const t = useTranslations();
  const panelRef = useRef<HTMLElement>(null);
  const { list } = useHomeState();
  const { camera } = useMapCamera();
  const [press, setPress] = useState<BarPress | null>(null);
  const idle = useIdle();
  useRestoredView();
  useEstimatedBounds(panelRef, camera);
  // The focus must stay in the list, so that it can be restored later.
  const keepFocus = (event: React.MouseEvent) => event.preventDefault();
  const showResults = () => {
    onShowResults();
    setPress({ to: "results" });
  };

  return (
    <>
      <section ref={panelRef} aria-label={t("map.name")} tabIndex={-1} className="map-panel">
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
        {t("map.tab")}
      </button>
      <button type="button" onMouseDown={keepFocus} onClick={showResults} className="bar-tab bar-results">
        {t("map.showResults")}
      </button>
    </>
  );
}
