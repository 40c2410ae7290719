"use client";

import { clsx } from "clsx";
import { type RefObject, useEffect, useRef, useState } from "react";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { FilterBar } from "@/components/filters/filter-bar.client";
import { MapPanel, MapSpace } from "@/components/map/map-panel.client";
import { ListStatus, ListStatusRegion } from "@/components/results/list-status.client";
import { prefersReducedMotion } from "@/components/ui/prefers-reduced-motion";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";
import { LIST_MESSAGES } from "@/lib/rentals/list-messages";
import { HIDDEN_NAME, MARKS_STYLE } from "@/lib/shortlist/mark-names";
import { readText } from "@/stores/device-storage";
import { useRentalStore } from "@/stores/rental-store";
import { useHomeState } from "./home-state.client";
import { LikedToggle, loadShortlist } from "./liked-toggle.client";
import { MapCameraProvider } from "./map-camera.client";

/** One file: each more of them costs its names in the first load. */
const likedList = retryableLazy(async () => (await loadShortlist()).LikedList);
const hiddenHomes = retryableLazy(async () => (await loadShortlist()).HiddenHomes);

type ResultsProps = { ref: RefObject<HTMLElement | null>; hasMap: boolean; children: React.ReactNode };

/** The list of the query or, in its place, the liked rentals. */
function ResultsRegion({ ref, hasMap, children }: ResultsProps) {
  const { isPending } = useHomeState();
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  /** What was pressed and is not hidden yet; undefined while nothing is or was, and no other tab marks anything. */
  const [hide, setHide] = useState<readonly number[]>();
  useEffect(() => {
    const begin = () => setHide((ids = []) => [...ids]);
    const follow = ({ key }: StorageEvent) => {
      if (key === MARKS_STYLE || key === null) begin();
    };
    if (readText(HIDDEN_NAME) !== null) begin();
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
  const onClick = ({ target }: React.MouseEvent) => {
    const id = target instanceof Element && target.closest("[data-hide]")?.getAttribute("data-hide");
    if (id) setHide((ids = []) => [...ids, Number(id)]);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click
    <section
      ref={ref}
      aria-label="Results"
      tabIndex={-1}
      onClick={onClick}
      className={clsx(
        "relative scroll-mt-4 focus:outline-none",
        hasMap && "scripted:col-start-1 scripted:row-start-2 scripted:lg:row-start-1",
      )}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <ListStatusRegion />
        <LikedToggle />
      </div>
      <div className="hidden-line" hidden={likedOnly}>
        {hide === undefined ? null : (
          // The next press tries again. Where nothing was pressed, nothing needs to be said.
          <IslandBoundary place="hidden" resetKeys={[hide]} fallback={hide.length > 0 ? undefined : null}>
            <Loaded part={hiddenHomes}>
              {(HiddenHomes) => (
                <HiddenHomes
                  hide={hide}
                  onHidden={(hidden) => setHide((ids) => ids?.filter((id) => !hidden.includes(id)))}
                />
              )}
            </Loaded>
          </IslandBoundary>
        )}
      </div>
      <div
        aria-busy={isPending}
        className={clsx("transition-opacity duration-150", isPending && "opacity-50")}
      >
        <div hidden={likedOnly}>{children}</div>
        {likedOnly ? (
          <IslandBoundary place="liked">
            <Loaded part={likedList} fallback={<ListStatus liked message={LIST_MESSAGES.loading} />}>
              {(LikedList) => <LikedList />}
            </Loaded>
          </IslandBoundary>
        ) : null}
      </div>
    </section>
  );
}

type MapProps = { resultsRef: RefObject<HTMLElement | null>; onShowResults: () => void };

function MapColumn({ resultsRef, onShowResults }: MapProps) {
  const { filters } = useHomeState();
  return (
    <div className="js-only col-start-1 row-start-1 lg:sticky lg:top-4 lg:col-start-2 lg:self-start">
      <IslandBoundary place="map" resetKeys={Object.values(filters)}>
        <MapPanel resultsRef={resultsRef} onShowResults={onShowResults} />
      </IslandBoundary>
      <button
        type="button"
        onClick={onShowResults}
        className="mt-2 h-11 w-full rounded-xl border border-edge bg-surface font-semibold text-leaf hover:bg-sunken lg:hidden"
      >
        Show Results
      </button>
    </div>
  );
}

/** The home screen around its list: filters, list and map, or only the liked rentals. */
export function HomeView({ children }: { children: React.ReactNode }) {
  const { filters, list, status } = useHomeState();
  const resultsRef = useRef<HTMLElement>(null);
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  // The places come with the list: if it failed to load, the map has nothing to show.
  const failed = list === null && status?.message === LIST_MESSAGES.error;
  const hasMap = !(likedOnly || failed);
  const showResults = () => {
    resultsRef.current?.focus({ preventScroll: true });
    resultsRef.current?.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
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
          "mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 max-lg:short:mt-2 sm:gap-y-4",
          hasMap && [
            "has-map-switch scripted:lg:grid-cols-[minmax(0,1fr)_500px]",
            // The map follows the list in the HTML; this keeps the row above the list free for it.
            "scripted:max-lg:grid-rows-[minmax(calc(var(--map-height)+3.25rem),auto)_auto]",
          ],
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
