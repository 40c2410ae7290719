"use client";

import { useDeferredValue, useMemo, useState } from "react";
import type { ListFacts } from "@/components/home/home-state.client";
import { placeLabel } from "@/lib/geo/place-label";
import { visibleRentals } from "@/lib/map/visible-rentals";
import type { Card } from "@/lib/rentals/card";
import type { ListEntry } from "@/lib/rentals/list-index";
import { countHeader, LIST_MESSAGES } from "@/lib/rentals/list-status";
import { useRentalStore } from "@/stores/rental-store";
import { HiddenByMap } from "./hidden-by-map.client";
import { LazyCards } from "./lazy-cards.client";
import { ListStatus } from "./list-status.client";
import { OpenCard } from "./open-card.client";
import { usePublishedList } from "./publish-list.client";

type Props = {
  /** Every match in order; `cards` are those of its page, beginning at `offset`. */
  index: readonly ListEntry[];
  cards: readonly Card[];
  offset: number;
  facts: ListFacts;
};

/** The list of the current query as the map narrows it: what the page brought, the rest as the visitor scrolls. */
export function Results({ index, cards, offset, facts }: Props) {
  usePublishedList(index, cards, facts);
  const [withUnplaced, setWithUnplaced] = useState(false);
  // The map answers the visitor first, the list after it.
  const bounds = useDeferredValue(useRentalStore((state) => state.mapBounds));
  const selectedName = useDeferredValue(useRentalStore((state) => state.mapSelectedLocation));
  const { points, queryPlace } = facts;
  const selected = selectedName === null ? null : points.findIndex(({ name }) => name === selectedName);

  const { visible, outside, unplaced } = useMemo(
    () => visibleRentals(index, points, { selected, located: queryPlace !== null, bounds, withUnplaced }),
    [index, points, selected, queryPlace, bounds, withUnplaced],
  );
  const ids = useMemo(() => visible.slice(offset).map(([id]) => id), [visible, offset]);
  const place = points[selected ?? queryPlace ?? -1];
  const message =
    visible.length === 0
      ? LIST_MESSAGES.empty
      : countHeader(visible.length, place === undefined ? null : placeLabel(place.name));

  return (
    <OpenCard index={index}>
      <ListStatus message={message} count={visible.length} />
      <LazyCards ids={ids} cards={cards} />
      <HiddenByMap
        outside={outside}
        unplaced={unplaced}
        withUnplaced={withUnplaced}
        onToggleUnplaced={() => setWithUnplaced(!withUnplaced)}
      />
    </OpenCard>
  );
}
