"use client";

import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { useMapCamera } from "@/components/list-state/map-camera.client";
import { inAreas } from "@/lib/filters/areas";
import { type Camera, WHOLE_REGION_CAMERA } from "@/lib/map/camera";
import { groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import type { Place } from "@/lib/places/places";
import { useRentalStore } from "@/stores/rental-store";

/** Shows every place of the region, even in the low panel of a phone. */
const FAR_CAMERA: Camera = { ...WHOLE_REGION_CAMERA, zoom: Math.floor(WHOLE_REGION_CAMERA.zoom - 0.5) };

/** Those with the most rentals. "Show all of the region" leads to the others. */
const MOST_PLACES = 8;

type Props = {
  points: readonly Place[];
  /** Matches at each point. */
  counts: readonly number[];
  /** Whether the map shows the rentals of a place. */
  shows: (place: number) => boolean;
  /** Number of matches outside of the map. */
  outside: number;
  /** Number of matches without a place, whether shown or not. */
  unplaced: number;
  withUnplaced: boolean;
  onToggleUnplaced: () => void;
};

/** Matches outside of the map, as buttons that show them (docs/behaviour.md, P6). */
export function OutsideMap(props: Props) {
  const { locale, t } = useLanguage();
  const { points, counts, shows, outside, unplaced, withUnplaced, onToggleUnplaced } = props;
  const { setFilters } = useHomeState();
  const { setCamera } = useMapCamera();
  const places = points
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
  const showRegion = (event: React.MouseEvent<HTMLElement>) => {
    leaveMarker(event);
    // A new object, so that the map moves even if this was the last requested camera.
    setCamera({ ...FAR_CAMERA });
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
          <button type="button" onClick={showRegion}>
            <span>{t("listExtras.everywhere")}</span>
          </button>
        </>
      )}
      {unplaced > 0 ? (
        <button type="button" aria-pressed={withUnplaced} onClick={onToggleUnplaced}>
          <span>{t("listExtras.unplaced", { n: groupDigits(unplaced, locale) })}</span>
        </button>
      ) : null}
    </>
  );
}
