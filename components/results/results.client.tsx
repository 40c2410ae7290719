"use client";

import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { type ListEntry, NO_PLACE } from "@/lib/rental/list-entry";
import { mapWords } from "@/lib/rental/list-messages";
import { knownOrder } from "@/lib/search/known-order";
import { useRentalStore } from "@/stores/rental-store";
import { LazyCards } from "./lazy-cards.client";
import { NewSince } from "./new-since.client";
import { OpenCard } from "./open-card.client";
import { OutsideMap } from "./outside-map.client";
import { useCards } from "./use-cards.client";
import { useListIndex } from "./use-list-index.client";

type Props = { list: ListOnPage; notes?: React.ReactNode; children: React.ReactNode };

/** Beside the map, a panel that scrolls by itself, as high as the viewport minus 220 px; below the map, a part of the page. */
function ResultsPanel({ children }: { children: React.ReactNode }) {
  const t = useTranslations();
  const ref = useRef<HTMLElement>(null);
  const { search } = useHomeState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    if (ref.current) ref.current.scrollTop = 0;
  }, [search]);
  return (
    <section
      ref={ref}
      aria-label={t("list.name")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
      tabIndex={0}
      className="results-panel"
    >
      {children}
    </section>
  );
}

/** Keeps the fields of the store that describe the list. */
function useListInStore(list: ListOnPage, entries: readonly ListEntry[], location: readonly string[]): void {
  const { points } = list;
  useLayoutEffect(() => {
    const locations = Object.fromEntries(points.map(({ name, lat, lng }) => [name, { lat, lng }]));
    useRentalStore.setState({ locations });
  }, [points]);
  useLayoutEffect(() => {
    useRentalStore.setState({ rentals: [...entries] });
  }, [entries]);
  useLayoutEffect(() => useRentalStore.getState().setQueryLocation(location), [location]);
}

/** Narrowed by the map. The HTML contains the first cards; others load on scrolling. */
export function Results({ list, notes, children }: Props) {
  const language = useLanguage();
  const { filters, search, visible, selected, viewOfPage, only } = useHomeState();
  const { total, cards, places, offset, points, queryPlaces } = list;
  const entries = useMemo(
    () => cards.map(({ id }, index): ListEntry => [id, places[index] ?? NO_PLACE]),
    [cards, places],
  );
  const { index, hasFailed, request } = useListIndex({ search, total, entries, offset, points });
  useListInStore(list, index ?? entries, filters.location);
  const known = useMemo(
    () => knownOrder({ entries, offset }, index, visible, viewOfPage),
    [entries, offset, index, visible, viewOfPage],
  );
  const { ids, more } = only ? { ids: only.ids, more: 0 } : known;
  const loaded = useCards(cards);
  const { outside, unplaced } = visible;

  return (
    <OpenCard entries={index ?? entries}>
      {queryPlaces.length > 0 ? null : (
        <div hidden={total === 0 || (outside === 0 && unplaced === 0)} className="js-only outside-map">
          <p>{mapWords(visible, total, selected.length > 0, language)}</p>
          <OutsideMap list={list} />
        </div>
      )}
      {notes}
      <NewSince key={search} list={list} index={index} requestIndex={request} />
      <ResultsPanel>
        <LazyCards {...{ ids, more, loaded }} maximum={filters.price_range} index={{ hasFailed, request }} />
        {children}
      </ResultsPanel>
    </OpenCard>
  );
}
