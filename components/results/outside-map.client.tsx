"use client";

import { useHomeState } from "@/components/list-state/home-state.client";
import { useMapCamera } from "@/components/list-state/map-camera.client";
import type { Camera } from "@/lib/map/camera";
import { groupDigits } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import type { Place } from "@/lib/places/places";
import { useRentalStore } from "@/stores/rental-store";

/** Shows every place of Bali, also in the low panel of a phone. */
const ISLAND_CAMERA: Camera = { lat: -8.4635, lng: 115.12, zoom: 8 };

/** The busiest places outside are named; all of them are one press further. */
const MOST_PLACES = 8;

type Props = {
  points: readonly Place[];
  /** Matches at each of them. */
  counts: readonly number[];
  /** Whether the map shows the rentals of a place. */
  shows: (place: number) => boolean;
  /** How many matches the map hides. */
  outside: number;
  /** How many have no place on the map, whether shown or not. */
  unplaced: number;
  withUnplaced: boolean;
  onToggleUnplaced: () => void;
};

/** What the map hides, by place, as buttons that show it (docs/behaviour.md, P6). */
export function OutsideMap(props: Props) {
  const { points, counts, shows, outside, unplaced, withUnplaced, onToggleUnplaced } = props;
  const { setFilters } = useHomeState();
  const { setCamera } = useMapCamera();
  const places = points
    .flatMap(({ name }, at) => {
      const count = counts[at] ?? 0;
      return count > 0 && !shows(at) ? [{ name, count }] : [];
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_PLACES);
  /** The buttons disappear with what is outside, so the focus moves to the list. */
  const focusList = (event: React.MouseEvent<HTMLElement>) =>
    event.currentTarget.closest<HTMLElement>("section")?.focus({ preventScroll: true });
  const showIsland = () => {
    useRentalStore.setState({ mapSelectedLocation: null });
    // A new object, so that the map moves even if this was the last camera requested.
    setCamera({ ...ISLAND_CAMERA });
  };
  return (
    <>
      {outside === 0
        ? null
        : places.map(({ name, count }) => (
            <button
              key={name}
              type="button"
              onClick={(event) => {
                focusList(event);
                useRentalStore.setState({ mapSelectedLocation: null });
                setFilters({ location: name });
              }}
            >
              <span>
                {placeLabel(name)} <b>{groupDigits(count)}</b>
              </span>
            </button>
          ))}
      {outside === 0 ? null : (
        <button
          type="button"
          onClick={(event) => {
            focusList(event);
            showIsland();
          }}
        >
          <span>Show all of Bali</span>
        </button>
      )}
      {unplaced > 0 ? (
        <button type="button" aria-pressed={withUnplaced} onClick={onToggleUnplaced}>
          <span>{groupDigits(unplaced)} without a place on the map</span>
        </button>
      ) : null}
    </>
  );
}
