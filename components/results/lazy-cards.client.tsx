"use client";

import { useMemo, useRef } from "react";
import { CardSkeleton } from "@/components/card/rental-card";
import { useNearViewport } from "@/components/media/near-viewport";
import { useHydrated } from "@/components/ui/in-browser.client";
import type { PriceRange } from "@/lib/filters/options";
import { CardGrid, CardPlace, LoadingFailed } from "./card-grid";
import type { LoadedCards } from "./use-cards.client";
import type { ListIndexState } from "./use-list-index.client";

/** Cards per request: fills whole rows of grids with up to four columns. */
const BATCH = 24;

/** Skeletons of the cards that load when they come within 200 px of the screen. */
function NextBatch({ count, onNear }: { count: number; onNear: () => void }) {
  const ref = useRef<HTMLLIElement>(null);
  useNearViewport(ref, onNear);
  return (
    <li ref={ref} aria-hidden="true" className="col-span-full grid grid-cols-subgrid gap-[inherit]">
      {[...Array(count).keys()].map((at) => (
        <CardSkeleton key={at} />
      ))}
    </li>
  );
}

type Props = {
  ids: readonly number[];
  /** Number of further cards whose ids are not known yet, and the index that provides them. */
  more?: number;
  index?: Pick<ListIndexState, "hasFailed" | "request">;
  loaded: LoadedCards;
  /** The maximum of the filters, which a card may exceed by the month. */
  maximum?: PriceRange | null;
};

/** The cards up to the first that has not loaded, and the next batch. Loaded cards stay. */
export function LazyCards({ ids, more = 0, index, loaded, maximum = null }: Props) {
  const { known, failed, load } = loaded;
  const isHydrated = useHydrated();
  const listed = useMemo(() => ids.filter((id) => known.get(id) !== null), [ids, known]);
  const length = listed.length + more;

  const firstMissing = listed.findIndex((id) => !known.has(id));
  const end = firstMissing < 0 ? listed.length : firstMissing;
  const cards = listed.slice(0, end).flatMap((id) => known.get(id) ?? []);
  const missing = listed.slice(end, end + BATCH).filter((id) => !known.has(id));
  const needsOrder = more > 0 && end + BATCH > listed.length;
  const loadNext = () => {
    if (needsOrder) index?.request();
    if (missing.length > 0) void load(missing);
  };
  const hasFailed = needsOrder ? index?.hasFailed : failed && missing.length > 0;
  return (
    <CardGrid>
      {cards.map((card, at) => (
        // The key identifies the position, not the card, so that narrowing the list does not move elements.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <CardPlace key={at} {...{ at, card, maximum }} setSize={length} />
      ))}
      {hasFailed ? <LoadingFailed onRetry={loadNext} /> : null}
      {hasFailed || end === length || !isHydrated ? null : (
        <NextBatch
          key={`${missing[0]} ${needsOrder}`}
          count={Math.min(BATCH, length - end)}
          onNear={loadNext}
        />
      )}
    </CardGrid>
  );
}
