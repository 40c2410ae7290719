"use client";

import { useParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useState } from "react";
import { LikedActions } from "@/components/compare/liked-actions.client";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { EmptyHelp } from "@/components/results/empty-help";
import { LazyCards } from "@/components/results/lazy-cards.client";
import { ListStatus } from "@/components/results/list-status.client";
import { OpenCard } from "@/components/results/open-card.client";
import { fetchCards } from "@/components/results/use-cards.client";
import { HomeNotes } from "@/components/shortlist/home-notes.client";
import { RemovedHomes } from "@/components/shortlist/removed-homes";
import {
  forgetHomes,
  keepingWords,
  removedHomes,
  useShownShortlist,
} from "@/components/shortlist/use-shown-shortlist.client";
import { useFocusRecovery } from "@/components/ui/use-focus-recovery.client";
import type { Locale } from "@/lib/language/locales";
import { likedHeader } from "@/lib/rental/list-messages";
import type { Card } from "@/lib/search/card";
import { MAX_IDS } from "@/lib/search/grid-items";
import { storedCard } from "@/lib/shortlist/stored-home";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

function saveLikedOnly(likedOnly: boolean): void {
  window.history.replaceState({ ...window.history.state, likedOnly }, "");
}

/**
 * Stores the view for a reload and the way back (docs/behaviour.md, K10), also in the entry of a list that was still loading
 * when the view was chosen. LikedToggle and the first-view script spell `likedOnly` themselves, because a shared constant would enlarge
 * the first load.
 */
function useSavedLikedOnly(): void {
  const { query } = useParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has its own entry
  useEffect(() => {
    saveLikedOnly(true);
    return () => saveLikedOnly(false);
  }, [query]);
}

function notesBelow({ id, title }: Card) {
  return <HomeNotes key={`notes ${id}`} id={id} title={title} />;
}

/**
 * Latest like first, from copies on the device where they exist, so that it works offline. Removed rentals follow in grey;
 * others that are no longer listed are counted, with an offer to forget them.
 */
export function LikedList() {
  const { locale, t } = useLanguage();
  const hydrated = useStoreHydrated();
  const likedIds = useRentalStore((state) => state.likedRentalIds);
  const { fetchedCards, list } = useHomeState();
  const { keeping, homes } = useShownShortlist(hydrated && likedIds.length > 0);
  const [now] = useState(() => new Date());
  useFocusRecovery();
  useSavedLikedOnly();

  const { shown, removed, unlisted } = useMemo(() => {
    const latestFirst = likedIds.toReversed();
    const removed = removedHomes(latestFirst.flatMap((id) => homes.get(id) ?? []));
    const removedIds = new Set(removed.map(({ id }) => id));
    const isListed = (id: number) => homes.get(id)?.status !== "removed" && fetchedCards.get(id) !== null;
    return {
      shown: latestFirst.filter(isListed),
      removed,
      unlisted: latestFirst.filter((id) => !isListed(id) && !removedIds.has(id)),
    };
  }, [likedIds, homes, fetchedCards]);

  const loadCards = useCallback(
    async (ids: readonly number[], locale: Locale) => {
      const stored = ids.flatMap((id) => {
        const home = homes.get(id);
        return (home && storedCard(home, now, { locale, t })) ?? [];
      });
      const storedIds = new Set(stored.map(({ id }) => id));
      const others = ids.filter((id) => !storedIds.has(id));
      return others.length === 0 ? stored : [...stored, ...(await fetchCards(others, locale))];
    },
    [homes, now, t],
  );

  if (!hydrated || (likedIds.length > 0 && keeping === "loading"))
    return <ListStatus liked message={t("list.loading")} />;
  const storageNote = likedIds.length === 0 ? null : keepingWords(keeping, t);
  return (
    <OpenCard className="mt-3 grid gap-4">
      <ListStatus
        liked
        message={shown.length === 0 ? t("list.empty") : likedHeader(shown.length, { locale, t })}
      />
      {storageNote === null ? null : <p className="text-ink-soft text-sm">{storageNote}</p>}
      {shown.length === 0 ? null : <LikedActions ids={shown} />}
      {unlisted.length > 0 ? (
        <p className="flex flex-wrap items-center gap-3 text-ink-soft">
          {t("liked.unlisted", { count: unlisted.length })}
          <button
            type="button"
            onClick={() => forgetHomes(unlisted)}
            className="min-h-11 font-semibold text-leaf underline"
          >
            {t("liked.forgetUnlisted", { count: unlisted.length })}
          </button>
        </p>
      ) : null}
      {likedIds.length === 0 ? (
        <EmptyHelp>
          <p>{t("liked.hint")}</p>
        </EmptyHelp>
      ) : null}
      <LazyCards
        ids={shown}
        cards={list?.cards ?? []}
        wide
        batchSize={MAX_IDS}
        fetchCards={loadCards}
        below={notesBelow}
      />
      <RemovedHomes homes={removed} now={now} />
    </OpenCard>
  );
}
