"use client";

import { useTranslations } from "next-intl";
import { type Ref, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useLanguage } from "@/components/language/use-language";
import type { ListContext } from "@/components/list-state/home-state.client";
import { useHydrated } from "@/components/ui/in-browser.client";
import { isWithinDefaultView, type PanelSize } from "@/lib/map/camera";
import { selectedPlaces } from "@/lib/map/map-selection";
import { visibleRentals } from "@/lib/map/visible-rentals";
import { groupDigits } from "@/lib/money/format-price";
import { areasLabel, placesLabel } from "@/lib/places/place-label";
import { type ListEntry, NO_PLACE } from "@/lib/rental/list-entry";
import { countHeader, mapTexts, mapWords } from "@/lib/rental/list-messages";
import type { Card } from "@/lib/search/card";
import { knownOrder } from "@/lib/search/known-order";
import { useRentalStore } from "@/stores/rental-store";
import { FirstViewScript } from "./first-view-script.client";
import { LazyCards } from "./lazy-cards.client";
import { ListStatus } from "./list-status.client";
import type { OnlyNew } from "./new-since.client";
import { OpenCard } from "./open-card.client";
import { usePublishedList } from "./publish-list.client";
import { useLateParts } from "./use-late-parts.client";
import { useListIndex } from "./use-list-index.client";

type Props = {
  /** The canonical query of the list, without its page. */
  search: string;
  /** Number of matches, and their highest id. */
  total: number;
  newest: number;
  /** The cards in the page's HTML, which start at `offset` of the list, with the index of each one's place. */
  cards: readonly Card[];
  places: readonly number[];
  offset: number;
  /** The largest map panels in whose default view the cards have no gaps. */
  widest: readonly PanelSize[];
  context: ListContext;
  notes?: React.ReactNode;
  children: React.ReactNode;
};

/** Beside the map, a panel that scrolls by itself, as high as the viewport minus 220 px; below the map, a part of the page. */
function ResultsPanel({ ref, children }: { ref: Ref<HTMLElement>; children: React.ReactNode }) {
  const t = useTranslations();
  return (
    <section
      ref={ref}
      data-scroller=""
      aria-label={t("list.name")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
      tabIndex={0}
      className="results-panel"
    >
      {children}
    </section>
  );
}

/**
 * The map's bounds and selection, which narrow the list. Null in the page's HTML, which is the same for every visitor, and
 * while a list waits for its index to restore the scroll position: the first-view script hides it until then.
 */
function useListView(isRestoring: boolean) {
  const hydrated = useHydrated();
  const [isFromHtml] = useState(!hydrated);
  const bounds = useRentalStore((state) => state.mapBounds);
  const selectedNames = useRentalStore((state) => state.mapSelectedLocation);
  const isKnown = hydrated && !(isFromHtml && isRestoring);
  const view = useMemo(() => (isKnown ? { bounds, selectedNames } : null), [isKnown, bounds, selectedNames]);
  // Deferred, so that the map responds before the list.
  return useDeferredValue(view);
}

/** Narrowed by the map. The HTML contains the first cards; others load on scrolling. */
export function Results(props: Props) {
  const { locale, t } = useLanguage();
  const { search, total, newest, cards, places, offset, widest, context, notes, children } = props;
  const { points, queryPlaces, ofContact } = context;
  const byPlace = context.counts.location;
  const entries = useMemo(
    () => cards.map(({ id }, index): ListEntry => [id, places[index] ?? NO_PLACE]),
    [cards, places],
  );
  const { index, hasFailed, request, isRestoring } = useListIndex({ search, total, entries, offset, points });
  usePublishedList(index ?? entries, cards, context);
  const [withUnplaced, setWithUnplaced] = useState(false);
  const view = useListView(isRestoring);
  const selectedNames = view?.selectedNames ?? null;
  const selected = useMemo(() => selectedPlaces(selectedNames, points), [selectedNames, points]);
  const located = queryPlaces.length > 0;
  const bounds = ofContact ? null : (view?.bounds ?? null);

  const visible = useMemo(
    () => visibleRentals({ total, byPlace }, points, { selected, located, bounds, withUnplaced }),
    [total, byPlace, points, selected, located, bounds, withUnplaced],
  );
  const { shown, outside, unplaced } = visible;
  const isDefaultView =
    selected.length === 0 && !withUnplaced && bounds !== null && isWithinDefaultView(bounds, widest);
  const known = useMemo(
    () => knownOrder({ entries, offset }, index, visible, isDefaultView),
    [entries, offset, index, visible, isDefaultView],
  );
  const names = (located ? queryPlaces : selected).flatMap((place) => points[place]?.name ?? []);
  const where = (located ? areasLabel : placesLabel)(names, t) || null;
  const [only, setOnly] = useState<OnlyNew | null>(null);
  const { ids, more } = only ?? known;
  const count = only ? ids.length : shown;
  const message =
    only?.message ?? (shown === 0 ? t("list.empty") : countHeader(shown, where, { locale, t }, ofContact));
  const isFirstView = view === null && !located && !ofContact && total > 0;

  const parts = useLateParts();
  const panelRef = useRef<HTMLElement>(null);
  useEffect(() => (parts && panelRef.current ? parts.scrollPageFirst(panelRef.current) : undefined), [parts]);

  return (
    <OpenCard entries={index ?? entries}>
      {/* Before the first paint, a script inserts the numbers for the map's default view, which the server cannot know. */}
      <ListStatus {...{ message, count, total }} inHtmlOnly={isFirstView} />
      {located ? null : (
        <div
          data-list-totals=""
          hidden={isFirstView || (outside === 0 && unplaced === 0)}
          suppressHydrationWarning
          className="js-only outside-map"
        >
          <p suppressHydrationWarning>
            {mapWords(shown, total, outside, mapTexts(t, names.length > 0), (whole) =>
              groupDigits(whole, locale),
            )}
          </p>
          {parts && view && (
            <parts.OutsideMap
              {...{ points, outside, unplaced, withUnplaced }}
              counts={byPlace}
              shows={visible.shows}
              onToggleUnplaced={() => setWithUnplaced(!withUnplaced)}
            />
          )}
        </div>
      )}
      {notes}
      {isFirstView ? <FirstViewScript {...{ places, total, widest, points }} counts={byPlace} /> : null}
      {parts && (
        <parts.NewSince
          key={search}
          {...{ search, newest, index, panelRef, only }}
          shows={visible.shows}
          requestIndex={request}
          firstShown={ids[0]}
          isFirstPage={offset === 0}
          onShow={setOnly}
        />
      )}
      <ResultsPanel ref={panelRef}>
        <LazyCards
          {...{ ids, more, cards, isRestoring }}
          index={{ hasFailed, request }}
          isFirstView={view === null}
        />
        {children}
        <div className="js-only mt-3 min-h-11">{parts && <parts.ShareList />}</div>
      </ResultsPanel>
    </OpenCard>
  );
}
