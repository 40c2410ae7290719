"use client";

import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { useShowRegion } from "@/components/list-state/map-camera.client";
import { inAreas } from "@/lib/filters/filters";
import { groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { useRentalStore } from "@/stores/rental-store";

/** Those with the most rentals. "Show all of the region" leads to the others. */
const MOST_PLACES = 8;

/** Matches outside of the map, as buttons that show them (docs/behaviour.md, P6). */
export function OutsideMap({ list }: { list: ListOnPage }) {
  const { locale, t } = useLanguage();
  const { setFilters, visible, withUnplaced, setWithUnplaced } = useHomeState();
  const showRegion = useShowRegion();
  const { shows, outside, unplaced } = visible;
  const counts = list.counts.location;
  const places = list.points
    .flatMap(({ name }, place) => {
      const count = counts[place] ?? 0;
      return count > 0 && !shows(place) ? [{ name, count }] : [];
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_PLACES);
  const leaveMarker = (event: React.MouseEvent<HTMLElement>) => {
    // The pressed button disappears, so the focus moves to the list.
    event.currentTarget.closest<HTMLElement>("section")?.focus({ preventScroll: true });
    useRentalStore.setState({ mapSelectedLocation: null });
  };
  return (
    <>
      {outside === 0 ? null : (
        <>
          {places.map(({ name, count }) => (
            <button
              key={name}
              type="button"
              onClick={(event) => {
                leaveMarker(event);
                setFilters(inAreas([name]));
              }}
            >
              <span>
                {placeLabel(name, t)} <b>{groupDigits(count, locale)}</b>
              </span>
            </button>
          ))}
          <button
            type="button"
            onClick={(event) => {
              leaveMarker(event);
              showRegion();
            }}
          >
            <span>{t("listExtras.everywhere")}</span>
          </button>
        </>
      )}
      {unplaced > 0 ? (
        <button type="button" aria-pressed={withUnplaced} onClick={() => setWithUnplaced(!withUnplaced)}>
          <span>{t("listExtras.unplaced", { n: groupDigits(unplaced, locale) })}</span>
        </button>
      ) : null}
    </>
  );
}
