"use client";

import { useDeferredValue, useMemo, useState } from "react";
import type { ListContext } from "@/components/home/home-state.client";
import { useHydrated } from "@/components/ui/in-browser.client";
import { isWithinDefaultView } from "@/lib/map/camera";
import { selectedPlaces } from "@/lib/map/map-selection";
import { visibleRentals } from "@/lib/map/visible-rentals";
import { placesLabel } from "@/lib/places/place-label";
import { type ListEntry, NO_PLACE } from "@/lib/rentals/list-entry";
import { countHeader, LIST_MESSAGES, whereOf } from "@/lib/rentals/list-messages";
import type { Card } from "@/lib/search/card";
import { knownOrder } from "@/lib/search/known-order";
import { useRentalStore } from "@/stores/rental-store";
import { FirstViewScript } from "./first-view-script.client";
import { LazyCards } from "./lazy-cards.client";
import { ListStatus } from "./list-status.client";
import { MapTotals } from "./map-totals.client";
import { NewSinceSlot } from "./new-since-slot.client";
import { OpenCard } from "./open-card.client";
import { usePublishedList } from "./publish-list.client";
import { useListIndex } from "./use-list-index.client";

type Props = {
  /** The canonical query of the list, without its page. */
  search: string;
  /** How many rentals match, and the highest id among them. */
  total: number;
  newest: number;
  /** Those that the page comes with, starting at `offset` of the list, and the place of each. */
  cards: readonly Card[];
  places: readonly number[];
  offset: number;
  context: ListContext;
  /** Rendered above the cards. */
  notes?: React.ReactNode;
  /** Rendered after the cards. */
  children: React.ReactNode;
};

/** Beside the map the list is a panel that scrolls by itself, as high as the viewport minus 220 px; below it, part of the page. */
function ResultsPanel({ above, children }: { above: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="relative mt-5">
      {above}
      <section
        data-scroller=""
        aria-label="List of rentals"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
        tabIndex={0}
        className="scroll-p-4 lg:h-[calc(100dvh-220px)] lg:-mt-1.5 lg:-ml-1.5 lg:overflow-y-auto lg:pt-1.5 lg:pr-3 lg:pl-1.5"
      >
        {children}
      </section>
    </div>
  );
}

/**
 * What the map narrows the list by; null in the page's HTML, which is the same for every visitor, and for as long as a list
 * that was scrolled to another place waits for its index, because until then the first-view script has hidden it.
 */
function useListView(isRestoring: boolean) {
  const hydrated = useHydrated();
  const [isOfHtml] = useState(!hydrated);
  const bounds = useRentalStore((state) => state.mapBounds);
  const selectedNames = useRentalStore((state) => state.mapSelectedLocation);
  const isKnown = hydrated && !(isOfHtml && isRestoring);
  const view = useMemo(() => (isKnown ? { bounds, selectedNames } : null), [isKnown, bounds, selectedNames]);
  // The map responds to the visitor first, the list after it.
  return useDeferredValue(view);
}

/** The list of the current query, narrowed by the map. The page comes with its first cards; others load on scrolling. */
export function Results({ search, total, newest, cards, places, offset, context, notes, children }: Props) {
  const { points, queryPlace } = context;
  const byPlace = context.counts.location;
  const entries = useMemo(
    () => cards.map(({ id }, at): ListEntry => [id, places[at] ?? NO_PLACE]),
    [cards, places],
  );
  const { index, hasFailed, request, isRestoring } = useListIndex({ search, total, entries, offset, points });
  usePublishedList(index ?? entries, cards, context);
  const [withUnplaced, setWithUnplaced] = useState(false);
  const view = useListView(isRestoring);
  const selectedNames = view?.selectedNames ?? null;
  const selected = useMemo(() => selectedPlaces(selectedNames, points), [selectedNames, points]);
  const located = queryPlace !== null;
  const bounds = view?.bounds ?? null;

  const visible = useMemo(
    () => visibleRentals({ total, byPlace }, points, { selected, located, bounds, withUnplaced }),
    [total, byPlace, points, selected, located, bounds, withUnplaced],
  );
  const { shown, outside, unplaced } = visible;
  const isDefaultView =
    selected.length === 0 && !withUnplaced && bounds !== null && isWithinDefaultView(bounds);
  const { ids, more } = useMemo(
    () => knownOrder({ entries, offset }, index, visible, isDefaultView),
    [entries, offset, index, visible, isDefaultView],
  );
  const names = (queryPlace === null ? selected : [queryPlace]).flatMap((at) => points[at]?.name ?? []);
  const label = placesLabel(names) || null;
  const message = shown === 0 ? LIST_MESSAGES.empty : countHeader(shown, label);
  const isFirstView = view === null && !located && total > 0;

  return (
    <OpenCard entries={index ?? entries}>
      {/* In the first paint a script puts the numbers of the map's default view here, which the server does not know. */}
      <ListStatus message={message} count={shown} inHtmlOnly={isFirstView} />
      {located ? null : (
        <MapTotals
          where={whereOf(label)}
          {...{ shown, total, outside, unplaced, withUnplaced }}
          isHidden={isFirstView || (outside === 0 && unplaced === 0)}
          onToggleUnplaced={() => setWithUnplaced(!withUnplaced)}
        />
      )}
      {notes}
      {isFirstView ? <FirstViewScript {...{ places, total, points }} counts={byPlace} /> : null}
      <ResultsPanel
        above={
          <NewSinceSlot
            {...{ search, newest, index, shows: visible.shows, requestIndex: request }}
            firstShown={ids[0]}
            isFirstPage={offset === 0}
          />
        }
      >
        <LazyCards
          {...{ ids, more, cards, isRestoring }}
          index={{ hasFailed, request }}
          isFirstView={view === null}
        />
        {children}
      </ResultsPanel>
    </OpenCard>
  );
}
