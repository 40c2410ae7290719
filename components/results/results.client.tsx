"use client";

import { useLayoutEffect, useMemo } from "react";
import { useHomeState } from "@/components/home/home-state.client";
import type { OptionCounts } from "@/lib/filters/option-counts";
import { placeLabel } from "@/lib/geo/place-label";
import type { Card } from "@/lib/rentals/card";
import type { ListEntry } from "@/lib/rentals/list-index";
import { countHeader, LIST_MESSAGES } from "@/lib/rentals/list-status";
import { useRentalStore } from "@/stores/rental-store";
import { LazyCards } from "./lazy-cards.client";
import { ListStatus } from "./list-status.client";
import { OpenCard } from "./open-card.client";

type Props = {
  /** Every match in order; `cards` are those of its page, beginning at `offset`. */
  index: readonly ListEntry[];
  cards: readonly Card[];
  offset: number;
  counts: OptionCounts;
  /** The place asked for; null for all of Bali. */
  placeName: string | null;
};

/** The list of the current query: what the page brought, and the rest as the visitor scrolls. */
export function Results({ index, cards, offset, counts, placeName }: Props) {
  const { setCounts } = useHomeState();
  // Options and map follow the list that is on screen, also when a hidden one is shown again.
  useLayoutEffect(() => {
    setCounts(counts);
    useRentalStore.setState({ rentals: [...index] });
  }, [counts, index, setCounts]);
  const ids = useMemo(() => index.slice(offset).map(([id]) => id), [index, offset]);
  const message =
    index.length === 0
      ? LIST_MESSAGES.empty
      : countHeader(index.length, placeName === null ? null : placeLabel(placeName));
  return (
    <OpenCard>
      <ListStatus message={message} />
      <LazyCards ids={ids} cards={cards} />
    </OpenCard>
  );
}
