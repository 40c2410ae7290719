"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { FilterBar } from "@/components/filters/filter-bar.client";
import { HomeStateProvider, useHomeState } from "@/components/list-state/home-state.client";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { MapCameraProvider, useMapCamera } from "@/components/list-state/map-camera.client";
import { MapPanel } from "@/components/map/map-panel.client";
import { MapStrip } from "@/components/map/map-strip";
import { prefersReducedMotion } from "@/components/ui/prefers-reduced-motion";
import { parseListQuery } from "@/lib/filters/schema";
import { splitLocale } from "@/lib/language/locales";
import { DEFAULT_CAMERA } from "@/lib/map/camera";
import { useRentalStore } from "@/stores/rental-store";
import { pushEntry, readEntry, saveEntry } from "@/stores/session-store";
import { ResultsRegion } from "./results-region.client";

/**
 * Shows map view, marker and liked-only as the entry of the history had them: on load, on the way back and forward. A query
 * with areas has a view of its own (docs/behaviour.md, P7).
 */
function useEntryOnScreen(): void {
  const { search } = useHomeState();
  const { setCamera } = useMapCamera();
  const marker = useRentalStore((state) => state.mapSelectedLocation);
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  const show = useEffectEvent(() => {
    // A rental that opens over the list does not change it.
    if (splitLocale(window.location.pathname).path !== "/") return;
    const { view, marker, likedOnly } = readEntry();
    useRentalStore.setState({ showLikedOnly: likedOnly });
    if (parseListQuery(window.location.search).location.length > 0) {
      useRentalStore.setState({ mapSelectedLocation: null });
      return;
    }
    const isMoved = view !== null || useRentalStore.getState().mapBounds !== null;
    useRentalStore.setState({ mapBounds: view?.bounds ?? null, mapSelectedLocation: marker });
    if (isMoved) setCamera({ ...(view?.camera ?? DEFAULT_CAMERA) });
  });
  useLayoutEffect(() => {
    show();
    const onPopState = () => show();
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);
  useEffect(() => {
    // Not before its list is there: until then the marker belongs to the entry before.
    if (parseListQuery(search).location.length > 0) useRentalStore.setState({ mapSelectedLocation: null });
  }, [search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query has an entry of its own
  useEffect(() => {
    if (splitLocale(window.location.pathname).path !== "/") return;
    const { mapSelectedLocation, showLikedOnly } = useRentalStore.getState();
    saveEntry({ marker: mapSelectedLocation, likedOnly: showLikedOnly });
  }, [search, marker, likedOnly]);
}

function leaveLikedOnly() {
  if (useRentalStore.getState().showLikedOnly) pushEntry({ showLikedOnly: false });
}

function HomeParts({ children }: { children: React.ReactNode }) {
  const t = useTranslations();
  const { filters, list } = useHomeState();
  const resultsRef = useRef<HTMLElement>(null);
  const [isMapOpen, setMapOpen] = useState(false);
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  useEntryOnScreen();
  const openMap = () => {
    leaveLikedOnly();
    setMapOpen(true);
  };
  const showResults = () => {
    leaveLikedOnly();
    resultsRef.current?.focus({ preventScroll: true });
    resultsRef.current?.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
  };
  // The list provides the places: if it could not be read, the map has nothing to show.
  const hasMap = list !== null;
  return (
    <div className={clsx(likedOnly && "liked-only")}>
      <a href="#results" className="skip-link">
        {t("home.skip")}
      </a>
      {hasMap && !likedOnly ? (
        <a href="#map" className="js-only skip-link max-lg:hidden">
          {t("home.skipToMap")}
        </a>
      ) : null}
      <IslandBoundary place="filters" resetKey={filters}>
        <FilterBar onOpen={leaveLikedOnly} onShowResults={showResults} />
      </IslandBoundary>
      <div
        className={clsx(
          "mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 folded:mt-2 sm:gap-y-4",
          hasMap && !likedOnly && "with-map",
        )}
      >
        {hasMap && !likedOnly ? <MapStrip list={list} onOpen={openMap} /> : null}
        <ResultsRegion ref={resultsRef}>{children}</ResultsRegion>
        {hasMap ? (
          <div className="js-only map-place">
            <IslandBoundary place="map" resetKey={filters}>
              <MapPanel
                isOpen={isMapOpen}
                onOpen={openMap}
                onClose={() => setMapOpen(false)}
                onShowResults={showResults}
              />
            </IslandBoundary>
          </div>
        ) : null}
      </div>
    </div>
  );
}

type Props = {
  search: string;
  list: ListOnPage | null;
  /** What stands below the filters and beside the map. */
  children: React.ReactNode;
};

/** The home screen: filters, list and map of one query, which stay while another query takes its place. */
export function HomeView({ search, list, children }: Props) {
  return (
    <HomeStateProvider search={search} list={list}>
      <MapCameraProvider>
        <HomeParts>{children}</HomeParts>
      </MapCameraProvider>
    </HomeStateProvider>
  );
}
