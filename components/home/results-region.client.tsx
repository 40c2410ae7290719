"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { OpenCard } from "@/components/results/open-card.client";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";
import { useFocusRecovery } from "@/components/ui/use-focus-recovery.client";
import { groupDigits } from "@/lib/money/format-price";
import { useDeviceStore } from "@/stores/device-store";
import { useRentalStore } from "@/stores/rental-store";
import { pushEntry } from "@/stores/session-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

const loadShortlist = () => import("../shortlist/shortlist.client");
// Both in one chunk, because every further chunk adds its name to the first load.
const likedList = retryableLazy(() => loadShortlist().then((loaded) => loaded.LikedList));
const hiddenHomes = retryableLazy(() => loadShortlist().then((loaded) => loaded.HiddenHomes));

/** With the number of likes once the store is hydrated. */
export function LikedToggle() {
  const { locale, t } = useLanguage();
  const box = useRef<HTMLInputElement>(null);
  const hydrated = useStoreHydrated();
  const checked = useRentalStore((state) => state.showLikedOnly);
  const count = useRentalStore((state) => state.likedRentalIds.length);
  useLayoutEffect(() => {
    // The visitor may have ticked it before hydration, and React would overwrite that.
    if (box.current?.checked) pushEntry({ showLikedOnly: true });
  }, []);
  const hasLikes = count > 0;
  useEffect(() => {
    // Preload the code, so that the liked view also works offline.
    if (hasLikes) loadShortlist().catch(() => {});
  }, [hasLikes]);
  return (
    <label className="js-only bar-tab bar-liked">
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => pushEntry({ showLikedOnly: target.checked })}
      />
      {/* Phones show only "Liked (3)". */}
      <span>
        {t.rich("home.likedOnly", { i: (words) => <i>{words}</i> })}{" "}
        <b>{hydrated ? `(${groupDigits(count, locale)})` : "\u00a0"}</b>
      </span>
    </label>
  );
}

/** What the list says of itself. A live region that stays while lists change, so that every change is announced. */
export function ListStatus() {
  const t = useTranslations();
  const { status, isPending } = useHomeState();
  return (
    <p role="status" className="list-status">
      {isPending ? t("list.loading") : status.message}
    </p>
  );
}

type Props = { ref: RefObject<HTMLElement | null>; children: React.ReactNode };

export function ResultsRegion({ ref, children }: Props) {
  const t = useTranslations();
  const { isPending } = useHomeState();
  const likedOnly = useRentalStore((state) => state.showLikedOnly);
  const hasHidden = useDeviceStore(({ hidden, hiding }) => hidden.length > 0 || hiding !== null);
  useFocusRecovery();
  return (
    <section
      ref={ref}
      id="results"
      aria-label={t("home.results")}
      tabIndex={-1}
      className="relative scroll-mt-4 focus:outline-none"
    >
      <div className="list-head">
        {likedOnly ? null : <ListStatus />}
        <LikedToggle />
      </div>
      <div hidden={likedOnly}>
        <div className="hidden-line">
          {hasHidden ? (
            <IslandBoundary place="hidden" fallback={null}>
              <Loaded part={hiddenHomes} props={{}} />
            </IslandBoundary>
          ) : null}
        </div>
        <div
          aria-busy={isPending && !likedOnly}
          className={clsx("transition-opacity duration-150", isPending && "opacity-50")}
        >
          {children}
        </div>
      </div>
      {likedOnly ? (
        <IslandBoundary place="liked">
          <OpenCard>
            <Loaded part={likedList} props={{}} fallback={<p role="status">{t("list.loading")}</p>} />
          </OpenCard>
        </IslandBoundary>
      ) : null}
    </section>
  );
}
