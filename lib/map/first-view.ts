import type { Point } from "./bounds";
import { DEFAULT_CAMERA, type PanelSize } from "./camera";
import { project } from "./web-mercator";

/**
 * The least size of a map panel whose default view contains a place: a panel shows the place if it is at least as wide and
 * as high. In whole CSS pixels, as panels are measured.
 */
export type Reach = readonly [width: number, height: number];

export function reachOf(point: Point): Reach {
  const centre = project(DEFAULT_CAMERA, DEFAULT_CAMERA.zoom);
  const { x, y } = project(point, DEFAULT_CAMERA.zoom);
  return [Math.ceil(2 * Math.abs(x - centre.x)), Math.ceil(2 * Math.abs(y - centre.y))];
}

export function isReached([width, height]: Reach, panel: PanelSize): boolean {
  return width <= panel.width && height <= panel.height;
}

/** The data of the first paint of a list: a few bytes per place instead of per rental. */
export type FirstView = {
  /** Every place that has rentals, with how many there are. */
  places: readonly (readonly [...Reach, count: number])[];
  /** The place of each card that the page brings, by its position in `places`; -1 without one. */
  cards: readonly number[];
  /** How many of the cards belong to the page; the others are for the default view of the map. */
  pageSize: number;
  /** The largest panels for which the cards, including those for the default view, have no gap. */
  widest: readonly Reach[];
  /** The number of skeletons rendered after the cards. */
  skeletons: number;
  total: number;
};

export function firstView(
  points: readonly Point[],
  counts: readonly number[],
  list: {
    places: readonly number[];
    pageSize: number;
    widest: readonly PanelSize[];
    skeletons: number;
    total: number;
  },
): FirstView {
  const withRentals = points.flatMap((_, index) => ((counts[index] ?? 0) > 0 ? [index] : []));
  const position = new Map(withRentals.map((index, at) => [index, at] as const));
  return {
    places: withRentals.flatMap((index) => {
      const point = points[index];
      return point === undefined ? [] : [[...reachOf(point), counts[index] ?? 0] as const];
    }),
    cards: list.places.map((place) => position.get(place) ?? -1),
    pageSize: list.pageSize,
    widest: list.widest.map(({ width, height }) => [width, height] as const),
    skeletons: list.skeletons,
    total: list.total,
  };
}
