"use client";

import { useHomeState } from "@/components/home/home-state.client";
import { EmptyHelp } from "@/components/results/empty-help";
import { LazyCards } from "@/components/results/lazy-cards.client";
import { ListStatus } from "@/components/results/list-status.client";
import { OpenCard } from "@/components/results/open-card.client";
import { MAX_IDS } from "@/lib/rentals/ids-param";
import { likedHeader } from "@/lib/rentals/liked-list";
import { LIST_MESSAGES } from "@/lib/rentals/list-status";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

/** The liked rentals, the newest like first; those that are no longer listed are told and can be forgotten. */
export function LikedList() {
  const hydrated = useStoreHydrated();
  const likedIds = useRentalStore((state) => state.likedRentalIds);
  const forgetLikes = useRentalStore((state) => state.forgetLikes);
  const { fetchedCards, list } = useHomeState();

  if (!hydrated) return <ListStatus liked message={LIST_MESSAGES.loading} />;
  const unlisted = likedIds.filter((id) => fetchedCards.get(id) === null);
  const listed = likedIds.length - unlisted.length;
  return (
    <OpenCard className="mt-3 grid gap-4">
      <ListStatus liked message={listed === 0 ? LIST_MESSAGES.empty : likedHeader(listed)} />
      {unlisted.length > 0 ? (
        <p className="flex flex-wrap items-center gap-3 text-ink-soft">
          {unlisted.length === 1
            ? "1 liked rental is no longer listed."
            : `${unlisted.length} liked rentals are no longer listed.`}
          <button
            type="button"
            onClick={() => forgetLikes(unlisted)}
            className="min-h-11 font-semibold text-leaf underline"
          >
            Forget {unlisted.length === 1 ? "it" : "them"}
          </button>
        </p>
      ) : null}
      {likedIds.length === 0 ? (
        <EmptyHelp>
          <p>Tap the heart of a rental to keep it here. Likes stay in this browser.</p>
        </EmptyHelp>
      ) : null}
      <LazyCards ids={[...likedIds].reverse()} cards={list?.cards ?? []} wide batchSize={MAX_IDS} />
    </OpenCard>
  );
}
