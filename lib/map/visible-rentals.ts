import { type ListEntry, NO_PLACE } from "@/lib/rentals/list-index";
import { isInside, type MapBounds, type Point } from "./bounds";

export type MapView = {
  /** Index of the place of the selected marker. */
  selected: number | null;
  /** Whether the list is of one location already, as the query asks. */
  located: boolean;
  /** What the map shows; null while it is unknown, or when there is no map. */
  bounds: MapBounds | null;
  /** Whether the visitor asked for rentals without a place too. */
  withUnplaced: boolean;
};

export type VisibleRentals = { visible: readonly ListEntry[]; outside: number; unplaced: number };

/**
 * The part of a list that the map lets through, in its order: the selected place, else the asked location,
 * else what is inside the bounds (SPEC section 5); and how many the map hides.
 */
export function visibleRentals(
  list: readonly ListEntry[],
  points: readonly Point[],
  { selected, located, bounds, withUnplaced }: MapView,
): VisibleRentals {
  if (selected !== null) {
    return { visible: list.filter(([, place]) => place === selected), outside: 0, unplaced: 0 };
  }
  if (located || bounds === null) return { visible: list, outside: 0, unplaced: 0 };
  const inside = points.map((point) => isInside(bounds, point));
  const unplaced = list.filter(([, place]) => place === NO_PLACE).length;
  const visible = list.filter(([, place]) => (place === NO_PLACE ? withUnplaced : inside[place]));
  const hiddenUnplaced = withUnplaced ? 0 : unplaced;
  return { visible, outside: list.length - visible.length - hiddenUnplaced, unplaced };
}
