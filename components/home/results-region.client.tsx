"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import { ListStatus, ListStatusRegion } from "@/components/results/list-status.client";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";
import { HIDDEN_NAME, STYLE_NAME } from "@/lib/shortlist/storage-names";
import { readText } from "@/stores/device-storage";
import { useRentalStore } from "@/stores/rental-store";
import { LikedToggle, loadShortlist } from "./liked-toggle.client";

// Both in one chunk, because every further chunk adds its name to the first load.
const likedList = retryableLazy(() => loadShortlist().then((loaded) => loaded.LikedList));
const hiddenHomes = retryableLazy(() => loadShortlist().then((loaded) => loaded.HiddenHomes));

type Props = { ref: RefObject<HTMLElement | null>; hasMap: boolean; children: React.ReactNode };

/** Handles clicks on Hide buttons (`[data-hide]`). */
export function ResultsRegion({ ref, hasMap, children }: Props) {
  const t = useTranslations();
  const { isPending } = useHomeState();
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  /** Rentals to hide; undefined as long as nothing is hidden here or in another tab, so that no code is loaded. */
  const [hide, setHide] = useState<readonly number[]>();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === STYLE_NAME) setHide((ids = []) => [...ids]);
    };
    if (readText(HIDDEN_NAME)) setHide((ids = []) => ids);
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  const onClick = ({ target }: React.MouseEvent) => {
    const id = target instanceof HTMLElement && target.dataset.hide;
    if (id) setHide((ids = []) => [...ids, Number(id)]);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click
    <section
      ref={ref}
      id="results"
      aria-label={t("home.results")}
      tabIndex={-1}
      onClick={onClick}
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
        {hide && (
          // The next press tries again. Without a press there is nothing to report.
          <IslandBoundary place="hidden" resetKeys={[hide]} fallback={hide.length > 0 ? undefined : null}>
            <Loaded part={hiddenHomes} props={{ hide, setHide }} />
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
            <Loaded part={likedList} props={{}} fallback={<ListStatus liked message={t("list.loading")} />} />
          </IslandBoundary>
        ) : null}
      </div>
    </section>
  );
}
