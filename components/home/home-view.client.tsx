"use client";

import { clsx } from "clsx";
import { useRef } from "react";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { FilterBar } from "@/components/filters/filter-bar.client";
import { LikedList } from "@/components/liked/liked-list.client";
import { LikedToggle } from "@/components/liked/liked-toggle.client";
import { MapPanel } from "@/components/map/map-panel.client";
import { ListStatusRegion } from "@/components/results/list-status.client";
import { LIST_MESSAGES } from "@/lib/rentals/list-status";
import { useRentalStore } from "@/stores/rental-store";
import { useHomeState } from "./home-state.client";
import { MapCameraProvider } from "./map-camera.client";

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

/** The home screen around its list: filters, list and map, or the liked rentals alone (SPEC section 2). */
export function HomeView({ children }: { children: React.ReactNode }) {
  const { isPending, filters, list, status } = useHomeState();
  const resultsRef = useRef<HTMLElement>(null);
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  // The places come with the listings: without them there is nothing to put on a map.
  const failed = list === null && status?.message === LIST_MESSAGES.error;
  const hasMap = !(likedOnly || failed);
  const showResults = () => {
    resultsRef.current?.focus({ preventScroll: true });
    resultsRef.current?.scrollIntoView({ behavior: scrollBehavior() });
  };
  return (
    <MapCameraProvider>
      {likedOnly ? null : (
        <IslandBoundary place="filters" resetKeys={Object.values(filters)}>
          <FilterBar onShowResults={showResults} />
        </IslandBoundary>
      )}
      <div
        className={clsx(
          "mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4",
          hasMap && [
            "scripted:lg:grid-cols-[minmax(0,1fr)_500px]",
            // The map comes after the list in the HTML: its row above is kept until it is there.
            "scripted:max-lg:grid-rows-[minmax(23.5rem,auto)_auto]",
            "scripted:sm:max-lg:grid-rows-[minmax(27.5rem,auto)_auto]",
          ],
        )}
      >
        <section
          ref={resultsRef}
          aria-label="Results"
          tabIndex={-1}
          className={clsx("relative scroll-mt-4 focus:outline-none", hasMap && "scripted:max-lg:row-start-2")}
        >
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
            <ListStatusRegion />
            <LikedToggle />
          </div>
          <div
            aria-busy={isPending}
            className={clsx("transition-opacity duration-150", isPending && "opacity-50")}
          >
            <div hidden={likedOnly}>{children}</div>
            {likedOnly ? (
              <IslandBoundary place="liked">
                <LikedList />
              </IslandBoundary>
            ) : null}
          </div>
        </section>
        {hasMap ? (
          <div className="js-only max-lg:row-start-1">
            <IslandBoundary place="map" resetKeys={Object.values(filters)}>
              <MapPanel />
            </IslandBoundary>
            <button
              type="button"
              onClick={showResults}
              className="mt-3 h-11 w-full rounded-xl bg-leaf font-semibold text-on-leaf lg:hidden"
            >
              Show Results
            </button>
          </div>
        ) : null}
      </div>
    </MapCameraProvider>
  );
}
