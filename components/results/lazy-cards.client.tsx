"use client";

import { memo } from "react";
import { CardSkeleton } from "@/components/card/card-skeleton";
import { RentalCard } from "@/components/card/rental-card";
import { useHomeState } from "@/components/home/home-state.client";
import type { Card } from "@/lib/rentals/card";
import { BATCH_SIZE, lazySlots } from "@/lib/rentals/lazy-slots";
import { CardGrid } from "./card-grid";
import { NearViewport } from "./near-viewport.client";
import { useCards } from "./use-cards.client";

const MemoCard = memo(RentalCard);

type Props = {
  /** Every id of the list, in order. */
  ids: readonly number[];
  /** Cards that came with the page. */
  cards: readonly Card[];
  wide?: boolean;
  /** Cards asked for by one call. */
  batchSize?: number;
};

/**
 * The grid of cards. A skeleton stands for a card until it is within 200 px of the viewport; then its batch is
 * fetched once, and its cards stay (SPEC section 2).
 */
export function LazyCards({ ids, cards, wide = false, batchSize = BATCH_SIZE }: Props) {
  const { filters } = useHomeState();
  const { known, failed, load } = useCards(cards);
  const { slots, batch } = lazySlots(ids, known, batchSize);
  const first = batch[0];
  return (
    <>
      <CardGrid wide={wide}>
        {slots.map(({ id, card }, index) => {
          if (card !== null)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the grid; its card has a key of its own. Cards of a narrowed list appear where they are, nothing slides about
              <li key={`place ${index}`}>
                <MemoCard key={id} card={card} maximum={filters.price_range} />
              </li>
            );
          if (failed) return null;
          if (id !== first)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={`place ${index}`}>
                <CardSkeleton />
              </li>
            );
          return (
            <NearViewport key={`skeleton ${batch.join()}`} onNear={() => load(batch)}>
              <CardSkeleton />
            </NearViewport>
          );
        })}
      </CardGrid>
      {failed && batch.length > 0 ? (
        <p role="alert" className="py-6 text-center">
          More rentals could not be loaded.{" "}
          <button type="button" onClick={() => load(batch)} className="font-semibold text-leaf underline">
            Try again
          </button>
        </p>
      ) : null}
    </>
  );
}
