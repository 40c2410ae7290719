"use client";

import { Fragment, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import type { Locale } from "@/lib/language/locales";
import type { Card } from "@/lib/search/card";
import { BATCH_SIZE, type GridItem, gridItems, wantedFrom, withoutSkeletons } from "@/lib/search/grid-items";
import {
  CardGrid,
  CardPlace,
  EmptySpace,
  LoadingFailed,
  WAITING_SKELETONS,
  WaitingSkeleton,
} from "./card-grid";
import { useCards } from "./use-cards.client";
import type { ListIndexState } from "./use-list-index.client";
import { useNearChunks } from "./use-near-chunks.client";
import { useScrollRestoration } from "./use-scroll-restoration.client";

type Props = {
  ids: readonly number[];
  /** Number of further cards whose ids are not known yet, and the index that provides them. */
  more?: number;
  index?: Pick<ListIndexState, "hasFailed" | "request">;
  /** Cards in the page's HTML. */
  cards: readonly Card[];
  /** Whether to render exactly the page's HTML, before anything is known about the visitor. */
  isFirstView?: boolean;
  /** Whether the list waits for its index to restore the scroll position. */
  isRestoring?: boolean;
  wide?: boolean;
  batchSize?: number;
  /** Fetches further cards; from the site by default. */
  fetchCards?: (ids: readonly number[], locale: Locale) => Promise<Card[]>;
  below?: (card: Card) => React.ReactNode;
};

/**
 * Skeletons within 200 px of the viewport are replaced when their batch has loaded; loaded cards stay. The rest of the list
 * is empty space of the right height.
 */
export function LazyCards(props: Props) {
  const { ids, more = 0, index, cards, isFirstView = false, isRestoring = false, wide = false } = props;
  const { batchSize = BATCH_SIZE, fetchCards, below } = props;
  const { filters } = useHomeState();
  const gridRef = useRef<HTMLUListElement>(null);
  const { known, failed, load } = useCards(cards, fetchCards);
  const { near, watch } = useNearChunks(gridRef);
  const listed = useMemo(() => ids.filter((id) => known.get(id) !== null), [ids, known]);
  const pinned = useScrollRestoration(gridRef, listed, !(isFirstView || isRestoring), wide);
  const elementOf = useFirstElements(listed, cards, isFirstView);

  const shown = pinned === null ? near : new Set([...near, Math.floor(pinned / batchSize)]);
  const items = isFirstView ? cards.map(asItem) : gridItems({ ids: listed, more }, known, shown, batchSize);
  const wanted = isFirstView ? null : wantedFrom(items, near);
  const needsOrder = wanted?.needsOrder === true;
  const key = `${wanted?.ids} ${needsOrder && wanted?.chunk}`;
  const loadWanted = () => {
    if (needsOrder) index?.request();
    void load(wanted?.ids ?? []);
  };
  const onWanted = useEffectEvent(loadWanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched only when other cards are wanted
  useEffect(() => onWanted(), [key]);

  const hasFailed = needsOrder ? index?.hasFailed : failed && wanted?.ids.length !== 0;
  const failedChunk = hasFailed ? (wanted?.chunk ?? null) : null;
  const drawn = failedChunk === null ? items : withoutSkeletons(items, failedChunk);
  return (
    <CardGrid ref={gridRef} wide={wide} isHidden={isRestoring && !isFirstView}>
      {drawn.map((item) => {
        if (item.kind === "space")
          return (
            <Fragment key={`space ${item.chunk}`}>
              {item.chunk === failedChunk ? <LoadingFailed onRetry={loadWanted} /> : null}
              <EmptySpace chunk={item.chunk} count={item.count} watch={watch} />
            </Fragment>
          );
        return (
          // The key identifies the position, not the card, so that narrowing the list does not move elements.
          <CardPlace
            key={`place ${elementOf(item.at)}`}
            {...(item.kind === "card"
              ? { id: item.card.id, card: item.card, below: below?.(item.card) }
              : { id: item.id, card: null, chunk: item.chunk, watch })}
            at={item.at}
            maximum={filters.price_range}
            setSize={isFirstView ? null : listed.length + more}
          />
        );
      })}
      {isFirstView
        ? Array.from({ length: WAITING_SKELETONS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all are identical
            <WaitingSkeleton key={`waiting ${index}`} />
          ))
        : null}
    </CardGrid>
  );
}

function asItem(card: Card, at: number): GridItem {
  return { kind: "card", at, card };
}

/** Maps a position in the list to an element of the grid, so that cards of the first view keep their elements. */
function useFirstElements(listed: readonly number[], cards: readonly Card[], isFirstView: boolean) {
  const [first, setFirst] = useState<readonly number[] | null>(null);
  if (!isFirstView && first === null) {
    const positions = listed.slice(0, cards.length).map((id) => cards.findIndex((card) => card.id === id));
    const gap = positions.indexOf(-1);
    setFirst(gap === -1 ? positions : positions.slice(0, gap));
  }
  return (at: number) => (isFirstView ? at : (first?.[at] ?? cards.length + at));
}
