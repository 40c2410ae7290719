"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { RentalCard } from "@/components/card/rental-card";
import { CardGrid } from "@/components/results/card-grid";
import { useKeptFocus } from "@/components/ui/use-kept-focus.client";
import { keptCard, keptIds } from "@/lib/shortlist/kept-home";
import { SHELL_PATH } from "@/lib/shortlist/shell";
import { useRentalStore } from "@/stores/rental-store";
import { forgetNotes } from "@/stores/shortlist/notes";
import { useShortlist } from "@/stores/shortlist/shortlist-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";
import { HomeNotes } from "./home-notes.client";
import { KeptAdvert } from "./kept-advert";
import { RemovedHomes } from "./removed-homes";
import { useShownShortlist } from "./use-shown-shortlist.client";
import { KEEPING_WORDS, keptWords, OFFLINE_WORDS } from "./words";

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether another page was asked for, or the browser knows that there is no connection; null in the page's HTML. */
function useIsOffline(): boolean | null {
  return useSyncExternalStore(
    subscribeToConnection,
    () => !navigator.onLine || window.location.pathname !== SHELL_PATH,
    () => null,
  );
}

/** Goes to the home that was asked for, when the page stands in for its own. */
function useAskedFor(): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-rental]")) {
      if (link.pathname === window.location.pathname) link.closest("li")?.scrollIntoView();
    }
  }, []);
}

const LINK = "inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4";

type ListProps = { likedIds: readonly number[]; isOffline: boolean };

function KeptList({ likedIds, isOffline }: ListProps) {
  const forgetLikes = useRentalStore((state) => state.forgetLikes);
  const { keeping, homes } = useShortlist();
  const [now] = useState(() => new Date());
  useAskedFor();
  useKeptFocus();

  const kept = keptIds(likedIds).flatMap((id) => homes.get(id) ?? []);
  const cards = kept.flatMap((home) => {
    const card = keptCard(home, now);
    return card === null || home.status === "removed" ? [] : [{ home, card }];
  });
  const removed = kept.flatMap((home) => (home.status === "removed" && home.facts !== null ? [home] : []));
  const keepingWords = KEEPING_WORDS[keeping];
  return (
    <section aria-label="Results" tabIndex={-1} className="grid gap-4 focus:outline-none">
      <div role="status" className="mt-2 text-ink-soft">
        {isOffline ? <p>{OFFLINE_WORDS.status}</p> : null}
        <h2>{keptWords(cards.length)}</h2>
        {keepingWords === null ? null : <p>{keepingWords}</p>}
      </div>
      {isOffline ? (
        <button
          type="button"
          onClick={() => window.location.reload()}
          className={`justify-self-start ${LINK}`}
        >
          {OFFLINE_WORDS.retry}
        </button>
      ) : (
        <a href="/" className={`justify-self-start ${LINK}`}>
          Show all rentals
        </a>
      )}
      <CardGrid wide>
        {cards.map(({ home, card }) => (
          <li key={home.id} className="scroll-mt-4">
            <RentalCard card={card} maximum={null} />
            <HomeNotes id={home.id} title={card.title} />
            <KeptAdvert home={home} isOpen={window.location.pathname === card.href} />
          </li>
        ))}
      </CardGrid>
      <RemovedHomes
        homes={removed}
        now={now}
        onForget={(id) => {
          void forgetNotes([id]);
          forgetLikes([id]);
        }}
      />
    </section>
  );
}

/** Every liked rental as the device has it, the latest like first. */
export function KeptHomes() {
  const hydrated = useStoreHydrated();
  const likedIds = useRentalStore((state) => state.likedRentalIds);
  const isOffline = useIsOffline();
  const hasLikes = hydrated && likedIds.length > 0;
  const { keeping } = useShownShortlist(hasLikes);
  const isReady = hydrated && isOffline !== null && !(hasLikes && keeping === "loading");
  return isReady ? (
    <KeptList likedIds={likedIds} isOffline={isOffline} />
  ) : (
    <p role="status" className="mt-2 min-h-11" />
  );
}
