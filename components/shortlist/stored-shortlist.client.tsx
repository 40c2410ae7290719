"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { RentalCard } from "@/components/card/rental-card";
import { LikedActions } from "@/components/compare/liked-actions.client";
import { withLateTexts } from "@/components/language/late-texts.client";
import { useLanguage } from "@/components/language/use-language";
import { CardGrid } from "@/components/results/card-grid";
import { useFocusRecovery } from "@/components/ui/use-focus-recovery.client";
import { localPath, splitLocale } from "@/lib/language/locales";
import { SHELL_PATH } from "@/lib/shortlist/shell";
import { idsToStore, storedCard } from "@/lib/shortlist/stored-home";
import { useRentalStore } from "@/stores/rental-store";
import { useShortlist } from "@/stores/shortlist/shortlist-store";
import { restoreRates } from "@/stores/shortlist/stored-rates";
import { useStoreHydrated } from "@/stores/store-hydration.client";
import { HomeNotes } from "./home-notes.client";
import { RemovedHomes } from "./removed-homes";
import { StoredAdvert } from "./stored-advert";
import { keepingWords, removedHomes, useShownShortlist } from "./use-shown-shortlist.client";

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** The path in English: this page may replace one in another language. */
const pathOf = (pathname: string) => splitLocale(pathname).path;

/** Whether the browser is offline, or this page replaces another one; null in the page's HTML. */
function useIsOffline(): boolean | null {
  return useSyncExternalStore(
    subscribeToConnection,
    () => !navigator.onLine || pathOf(window.location.pathname) !== SHELL_PATH,
    () => null,
  );
}

/** If this page replaces the rental's page. */
function useScrollToRequested(): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-rental]")) {
      if (pathOf(link.pathname) === pathOf(window.location.pathname)) link.closest("li")?.scrollIntoView();
    }
  }, []);
}

function StoredList({ likedIds, isOffline }: { likedIds: readonly number[]; isOffline: boolean }) {
  const { locale, t } = useLanguage();
  const { keeping, homes } = useShortlist();
  const [now] = useState(() => new Date());
  useScrollToRequested();
  useFocusRecovery();

  const stored = idsToStore(likedIds).flatMap((id) => homes.get(id) ?? []);
  const cards = stored.flatMap((home) => {
    const card = storedCard(home, now, { locale, t });
    return card === null || home.status === "removed" ? [] : [{ home, card }];
  });
  const storageNote = keepingWords(keeping, t);
  return (
    <section aria-label={t("liked.results")} tabIndex={-1} className="grid gap-4 focus:outline-none">
      <div role="status" className="mt-2 text-ink-soft">
        {isOffline ? <p>{t("liked.offline")}</p> : null}
        <h2>{t("liked.copies", { count: cards.length })}</h2>
        {storageNote === null ? null : <p>{storageNote}</p>}
      </div>
      {isOffline ? (
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="action-link justify-self-start"
        >
          {t("liked.retry")}
        </button>
      ) : (
        <a href={localPath(locale, "/")} className="action-link justify-self-start">
          {t("liked.showAll")}
        </a>
      )}
      {isOffline || cards.length === 0 ? null : <LikedActions ids={cards.map(({ home }) => home.id)} />}
      <CardGrid wide>
        {cards.map(({ home, card }) => (
          <li key={home.id} className="scroll-mt-4">
            <RentalCard card={card} maximum={null} />
            <HomeNotes id={home.id} title={card.title} />
            <StoredAdvert home={home} isOpen={pathOf(window.location.pathname) === pathOf(card.href)} />
          </li>
        ))}
      </CardGrid>
      <RemovedHomes homes={removedHomes(stored)} now={now} />
    </section>
  );
}

function StoredShortlist() {
  useEffect(restoreRates, []);
  const hydrated = useStoreHydrated();
  const likedIds = useRentalStore((state) => state.likedRentalIds);
  const isOffline = useIsOffline();
  const hasLikes = hydrated && likedIds.length > 0;
  const { keeping } = useShownShortlist(hasLikes);
  const isReady = hydrated && isOffline !== null && !(hasLikes && keeping === "loading");
  return isReady ? (
    <StoredList likedIds={likedIds} isOffline={isOffline} />
  ) : (
    <p role="status" className="mt-2 min-h-11" />
  );
}

export const Shortlist = withLateTexts(StoredShortlist);
