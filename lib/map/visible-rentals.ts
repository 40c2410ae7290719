import { type Places, placeIndex } from "@/lib/places/places";
import { NO_PLACE } from "@/lib/rental/list-entry";
import { isInside, type MapBounds, type Point } from "./bounds";
import { DEFAULT_BOUNDS } from "./camera";

export type MapFilter = {
  selected: readonly number[];
  /** Whether the query has a location, which has filtered the list. */
  located: boolean;
  /** Null for what the map's view does not narrow: the homes of one contact. */
  bounds: MapBounds | null;
  withUnplaced: boolean;
};

export type ListCounts = { total: number; byPlace: readonly number[] };

export type VisibleRentals = {
  shows: (place: number) => boolean;
  shown: number;
  /** Number of rentals hidden because they lie outside of the map. */
  outside: number;
  /** Number of rentals without a place, shown or not. */
  unplaced: number;
};

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** Everything if the query has a location, else the selected places, else those inside the bounds (docs/behaviour.md, P6). */
export function visibleRentals(
  { total, byPlace }: ListCounts,
  points: readonly Point[],
  { selected, located, bounds, withUnplaced }: MapFilter,
): VisibleRentals {
  if (!located && selected.length > 0) {
    const chosen = new Set(selected);
    const shown = sum(byPlace.filter((_, place) => chosen.has(place)));
    // A marker is meant to hide the others, so they are only reported if nothing is left.
    const outside = shown === 0 ? total : 0;
    return { shows: (place) => chosen.has(place), shown, outside, unplaced: 0 };
  }
  if (located || bounds === null) return { shows: () => true, shown: total, outside: 0, unplaced: 0 };
  const inside = points.map((point) => isInside(bounds, point));
  const placed = sum(byPlace);
  const unplaced = total - placed;
  const shown = sum(byPlace.filter((_, place) => inside[place]));
  return {
    shows: (place) => (place === NO_PLACE ? withUnplaced : inside[place] === true),
    shown: shown + (withUnplaced ? unplaced : 0),
    outside: placed - shown,
    unplaced,
  };
}

/** The rentals of the map's default view. */
export function inDefaultView<Rental extends { location: string | null }>(
  rentals: readonly Rental[],
  places: Places,
): Rental[] {
  const inside = places.points.map((point) => isInside(DEFAULT_BOUNDS, point));
  return rentals.filter(({ location }) => inside[placeIndex(places, location) ?? NO_PLACE] === true);
}
