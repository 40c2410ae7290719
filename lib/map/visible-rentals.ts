import { NO_PLACE } from "@/lib/rentals/list-entry";
import { isInside, type MapBounds, type Point } from "./bounds";

export type MapFilter = {
  /** Indexes of the places of the selected marker; empty without a selection. */
  selected: readonly number[];
  /** Whether the query has a location, so that the list is filtered already. */
  located: boolean;
  /** The bounds of the map; null while they are unknown or when there is no map. */
  bounds: MapBounds | null;
  /** Whether to include rentals without a place. */
  withUnplaced: boolean;
};

/** How many rentals a list has, in all and at each place. */
export type ListCounts = { total: number; byPlace: readonly number[] };

export type VisibleRentals = {
  /** Whether the rentals of a place, or those of NO_PLACE, pass the map. */
  shows: (place: number) => boolean;
  /** How many pass. */
  shown: number;
  /** How many the map hides. */
  outside: number;
  /** How many have no place, shown or not. */
  unplaced: number;
};

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/**
 * The part of a list that passes the map: all of it if the query has a location, else the selected places, else what is
 * inside the bounds (docs/behaviour.md, P6). Counted by place, so that it is known before the list's index is.
 */
export function visibleRentals(
  { total, byPlace }: ListCounts,
  points: readonly Point[],
  { selected, located, bounds, withUnplaced }: MapFilter,
): VisibleRentals {
  if (!located && selected.length > 0) {
    const chosen = new Set(selected);
    const shown = sum(byPlace.filter((_, place) => chosen.has(place)));
    // What the others hide is what a marker is for, unless there is nothing else.
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
