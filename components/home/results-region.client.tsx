"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import { ListStatus, ListStatusRegion } from "@/components/results/list-status.client";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";
import { useDeviceStore } from "@/stores/device-store";
import { useRentalStore } from "@/stores/rental-store";
import { LikedToggle, loadShortlist } from "./liked-toggle.client";

// Both in one chunk, because every further chunk adds its name to the first load.
const likedList = retryableLazy(() => loadShortlist().then((loaded) => loaded.LikedList));
const hiddenHomes = retryableLazy(() => loadShortlist().then((loaded) => loaded.HiddenHomes));

type Props = { ref: RefObject<HTMLElement | null>; hasMap: boolean; children: React.ReactNode };

export function ResultsRegion({ ref, hasMap, children }: Props) {
  const t = useTranslations();
  const { isPending } = useHomeState();
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  const hasHidden = useDeviceStore(({ hidden, hiding }) => hidden.length > 0 || hiding !== null);
  return (
    <section
      ref={ref}
      id="results"
      aria-label={t("home.results")}
      tabIndex={-1}
      className={clsx(
        "relative scroll-mt-4 focus:outline-none",
        hasMap && "scripted:col-start-1 scripted:row-start-2 scripted:lg:row-start-1",
      )}
    >
      <div className="list-head">
        <ListStatusRegion />
        <LikedToggle />
      </div>
      <div className="hidden-line" hidden={likedOnly}>
        {hasHidden ? (
          <IslandBoundary place="hidden" fallback={null}>
            <Loaded part={hiddenHomes} props={{}} />
          </IslandBoundary>
        ) : null}
      </div>
      <div
        aria-busy={isPending}
        className={clsx("transition-opacity duration-150", isPending && "opacity-50")}
      >
        <div hidden={likedOnly}>{children}</div>
        {likedOnly ? (
          <IslandBoundary place="liked">
            <Loaded part={likedList} props={{}} fallback={<ListStatus liked message={t("list.loading")} />} />
          </IslandBoundary>
        ) : null}
      </div>
    </section>
  );
}
