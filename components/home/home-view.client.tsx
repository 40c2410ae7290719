"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { type RefObject, useRef } from "react";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { FilterBar } from "@/components/filters/filter-bar.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import { MapCameraProvider } from "@/components/list-state/map-camera.client";
import { MapPanel, MapSpace } from "@/components/map/map-panel.client";
import { prefersReducedMotion } from "@/components/ui/prefers-reduced-motion";
import { useRentalStore } from "@/stores/rental-store";
import { ResultsRegion } from "./results-region.client";

type MapProps = { resultsRef: RefObject<HTMLElement | null>; onShowResults: () => void };

function MapColumn({ resultsRef, onShowResults }: MapProps) {
  const { filters } = useHomeState();
  return (
    <div className="js-only map-place">
      <IslandBoundary place="map" resetKeys={Object.values(filters)}>
        <MapPanel resultsRef={resultsRef} onShowResults={onShowResults} />
      </IslandBoundary>
    </div>
  );
}

export function HomeView({ children }: { children: React.ReactNode }) {
  const t = useTranslations();
  const { filters, list, status } = useHomeState();
  const resultsRef = useRef<HTMLElement>(null);
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  // The list provides the places: if it failed to load, the map has nothing to show.
  const hasMap = !(likedOnly || (list === null && status?.hasFailed));
  const showResults = () => {
    resultsRef.current?.focus({ preventScroll: true });
    resultsRef.current?.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
  };
  return (
    <MapCameraProvider>
      {/* Without scripts the filters cover the first screen of a phone. */}
      <a href="#results" className="nojs-only action-link unfolded:hidden">
        {t("home.results")}
      </a>
      {likedOnly ? null : (
        <IslandBoundary place="filters" resetKeys={Object.values(filters)}>
          <FilterBar onShowResults={showResults} />
        </IslandBoundary>
      )}
      <div
        className={clsx(
          "mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 folded:mt-2 sm:gap-y-4",
          hasMap && "with-map",
        )}
      >
        {hasMap ? <MapSpace /> : null}
        <ResultsRegion ref={resultsRef} hasMap={hasMap}>
          {children}
        </ResultsRegion>
        {hasMap ? <MapColumn resultsRef={resultsRef} onShowResults={showResults} /> : null}
      </div>
    </MapCameraProvider>
  );
}
