import { type MapFilter, visibleRentals } from "@/lib/map/visible-rentals";
import { type ListEntry, NO_PLACE } from "@/lib/rentals/list-entry";

const POINTS = [
  { lat: -8.65, lng: 115.13 },
  { lat: -8.51, lng: 115.26 },
  { lat: -8.8, lng: 115.23 },
];
const LIST: readonly ListEntry[] = [
  [11, 1],
  [12, 0],
  [13, NO_PLACE],
  [14, 2],
  [15, 0],
];
/** Around the first point. */
const BOUNDS = { ne: { lat: -8.6, lng: 115.2 }, sw: { lat: -8.7, lng: 115.1 } };

const VIEW: MapFilter = { selected: [], located: false, bounds: BOUNDS, withUnplaced: false };

const COUNTS = { total: LIST.length, byPlace: [2, 1, 1] };

function shown(view: Partial<MapFilter>) {
  const { shows, shown: count, outside, unplaced } = visibleRentals(COUNTS, POINTS, { ...VIEW, ...view });
  const ids = LIST.filter(([, place]) => shows(place)).map(([id]) => id);
  expect(count).toBe(ids.length);
  return { ids, outside, unplaced };
}

describe("visibleRentals", () => {
  it.each<[string, Partial<MapFilter>, ReturnType<typeof shown>]>([
    ["what is inside the map, in the list's order", {}, { ids: [12, 15], outside: 2, unplaced: 1 }],
    [
      "also what has no place, where the visitor asks for it",
      { withUnplaced: true },
      { ids: [12, 13, 15], outside: 2, unplaced: 1 },
    ],
    [
      "all of it while the map's bounds are unknown",
      { bounds: null },
      { ids: [11, 12, 13, 14, 15], outside: 0, unplaced: 0 },
    ],
    [
      "all of it when it is of one location already",
      { located: true },
      { ids: [11, 12, 13, 14, 15], outside: 0, unplaced: 0 },
    ],
    [
      "the selected place, also when the map does not show it",
      { selected: [1] },
      { ids: [11], outside: 0, unplaced: 0 },
    ],
    ["every place of the selected marker", { selected: [2, 1] }, { ids: [11, 14], outside: 0, unplaced: 0 }],
    ["the first place when that is selected", { selected: [0] }, { ids: [12, 15], outside: 0, unplaced: 0 }],
    [
      "nothing of a marker that has none of the list, and says how many others there are",
      { selected: [9] },
      { ids: [], outside: 5, unplaced: 0 },
    ],
    [
      "the list of a location as it is, also while a marker is on its way to replace it",
      { selected: [0], located: true },
      { ids: [11, 12, 13, 14, 15], outside: 0, unplaced: 0 },
    ],
  ])("lets through %s", (_, view, expected) => {
    expect(shown(view)).toEqual(expected);
  });

  it("counts a point on the edge of the map as inside", () => {
    const [point] = POINTS;
    if (point === undefined) throw new Error("a point expected");
    expect(shown({ bounds: { ne: point, sw: point } }).ids).toEqual([12, 15]);
  });
});
