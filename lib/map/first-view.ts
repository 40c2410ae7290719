import type { Point } from "./bounds";
import { DEFAULT_CAMERA, type PanelSize } from "./camera";
import { project } from "./web-mercator";

/** Size of the smallest map panel whose default view contains a place, in whole CSS pixels like the measured panels. */
export type Reach = readonly [width: number, height: number];

export function reachOf(point: Point): Reach {
  const centre = project(DEFAULT_CAMERA, DEFAULT_CAMERA.zoom);
  const { x, y } = project(point, DEFAULT_CAMERA.zoom);
  return [Math.ceil(2 * Math.abs(x - centre.x)), Math.ceil(2 * Math.abs(y - centre.y))];
}

export function isReached([width, height]: Reach, panel: PanelSize): boolean {
  return width <= panel.width && height <= panel.height;
}

/** The data of a list's first paint: a few bytes per place instead of per rental. */
export type FirstView = {
  places: readonly (readonly [...Reach, count: number])[];
  /** For each card in the HTML, the position of its place in `places`; -1 if it has none. */
  cards: readonly number[];
  /** Number of the page's own cards; further ones are for the default view of the map. */
  pageSize: number;
  /** The largest panels for which the cards have no gaps. */
  widest: readonly Reach[];
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
  const withRentals = points.flatMap((point, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? [{ index, place: [...reachOf(point), count] as const }] : [];
  });
  const positions = new Map(withRentals.map(({ index }, position) => [index, position] as const));
  return {
    places: withRentals.map(({ place }) => place),
    cards: list.places.map((place) => positions.get(place) ?? -1),
    pageSize: list.pageSize,
    widest: list.widest.map(({ width, height }) => [width, height] as const),
    skeletons: list.skeletons,
    total: list.total,
  };
}
