"use client";

import { Fragment, useEffect, useEffectEvent, useMemo } from "react";
import { useHydrated } from "@/components/ui/in-browser.client";
import type { PriceRange } from "@/lib/filters/options";
import { gridItems, wantedFrom, withoutSkeletons } from "@/lib/search/grid-items";
import { CardGrid, CardPlace, EmptySpace, LoadingFailed } from "./card-grid";
import type { LoadedCards } from "./use-cards.client";
import type { ListIndexState } from "./use-list-index.client";
import { useNearChunks } from "./use-near-chunks.client";

type Props = {
  ids: readonly number[];
  /** Number of further cards whose ids are not known yet, and the index that provides them. */
  more?: number;
  index?: Pick<ListIndexState, "hasFailed" | "request">;
  loaded: LoadedCards;
  /** The maximum of the filters, which a card may exceed by the month. */
  maximum?: PriceRange | null;
};

/**
 * Skeletons within 200 px of the viewport are replaced when their batch has loaded; loaded cards stay. The rest of the list
 * is empty space of the right height.
 */
export function LazyCards({ ids, more = 0, index, loaded, maximum = null }: Props) {
  const { known, failed, load } = loaded;
  const { near, watch } = useNearChunks();
  const isHydrated = useHydrated();
  const listed = useMemo(() => ids.filter((id) => known.get(id) !== null), [ids, known]);

  const items = gridItems({ ids: listed, more }, known, near);
  const wanted = wantedFrom(items, near);
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
    <CardGrid>
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
            key={`place ${item.at}`}
            {...(item.kind === "card" ? { card: item.card } : { card: null, chunk: item.chunk, watch })}
            at={item.at}
            maximum={maximum}
            setSize={isHydrated ? listed.length + more : null}
          />
        );
      })}
    </CardGrid>
  );
}
