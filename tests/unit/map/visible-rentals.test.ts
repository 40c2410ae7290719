import { inDefaultView, type MapFilter, visibleRentals } from "@/lib/map/visible-rentals";
import { collapsePlaces } from "@/lib/places/places";
import { type ListEntry, NO_PLACE } from "@/lib/rental/list-entry";

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
/** The bounds contain only the first point. */
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
    ["rentals inside the map, in the order of the list", {}, { ids: [12, 15], outside: 2, unplaced: 1 }],
    [
      "rentals without a place too, when the visitor asks for them",
      { withUnplaced: true },
      { ids: [12, 13, 15], outside: 2, unplaced: 1 },
    ],
    [
      "all rentals of a list that the map does not narrow",
      { bounds: null },
      { ids: [11, 12, 13, 14, 15], outside: 0, unplaced: 0 },
    ],
    [
      "all rentals when the list is of one location",
      { located: true },
      { ids: [11, 12, 13, 14, 15], outside: 0, unplaced: 0 },
    ],
    [
      "the rentals of the selected place, even outside the map",
      { selected: [1] },
      { ids: [11], outside: 0, unplaced: 0 },
    ],
    [
      "the rentals of every place of the selected marker",
      { selected: [2, 1] },
      { ids: [11, 14], outside: 0, unplaced: 0 },
    ],
    [
      "the rentals of the first place when it is selected",
      { selected: [0] },
      { ids: [12, 15], outside: 0, unplaced: 0 },
    ],
    [
      "no rentals for a marker without any, and counts all of them as outside",
      { selected: [9] },
      { ids: [], outside: 5, unplaced: 0 },
    ],
    [
      "the whole list of a location, even while a marker is selected",
      { selected: [0], located: true },
      { ids: [11, 12, 13, 14, 15], outside: 0, unplaced: 0 },
    ],
  ])("shows %s", (_, view, expected) => {
    expect(shown(view)).toEqual(expected);
  });

  it("counts a point on the edge of the map as inside", () => {
    const [point] = POINTS;
    if (point === undefined) throw new Error("a point expected");
    expect(shown({ bounds: { ne: point, sw: point } }).ids).toEqual([12, 15]);
  });
});

test("the default view has the rentals whose place it shows, in their order", () => {
  const places = collapsePlaces([
    { location_name: "sanur", latitude: -8.69, longitude: 115.26, rental_count: 2 },
    { location_name: "amed", latitude: -8.33, longitude: 115.65, rental_count: 1 },
  ]);
  const rentals = ["Sanur", "amed", null, "nowhere", "sanur"].map((location, id) => ({ id, location }));
  expect(inDefaultView(rentals, places).map(({ id }) => id)).toEqual([0, 4]);
});
