import { isInside } from "@/lib/map/bounds";
import { DEFAULT_CAMERA, viewportBounds, WIDEST_PANELS } from "@/lib/map/camera";
import { clipLine, clipRing } from "@/lib/map/clip";
import { firstView, isReached, reachOf } from "@/lib/map/first-view";
import { readView, selectedPlaces, withView } from "@/lib/map/map-selection";

describe("reachOf", () => {
  it("is zero for the centre of the default view", () => {
    expect(reachOf(DEFAULT_CAMERA)).toEqual([0, 0]);
  });

  it.each([
    [-8.652, 115.13],
    [-8.69, 115.26],
    [-8.5069, 115.2625],
    [-8.8, 115.16],
  ])("is within a panel exactly when the panel's bounds contain %d, %d", (lat, lng) => {
    const point = { lat, lng };
    const [width, height] = reachOf(point);
    for (const panel of [
      { width, height },
      { width: width - 1, height },
      { width, height: height - 1 },
      { width: width + 1, height: height + 1 },
    ]) {
      const bounds = viewportBounds(DEFAULT_CAMERA, panel);
      expect(bounds !== null && isInside(bounds, point)).toBe(isReached(reachOf(point), panel));
    }
  });
});

describe("firstView", () => {
  const points = [DEFAULT_CAMERA, { lat: -8.69, lng: 115.26 }, { lat: -8.5, lng: 115.26 }];
  const list = { places: [2, -1, 1, 0], pageSize: 24, widest: WIDEST_PANELS, skeletons: 9, total: 5_400 };

  it("lists the places with rentals, and the index of each card's place among them", () => {
    const view = firstView(points, [3, 0, 1_000], list);
    expect(view.places.map(([, , count]) => count)).toEqual([3, 1_000]);
    expect(view.cards).toEqual([1, -1, -1, 0]);
    expect(view.total).toBe(5_400);
  });
});

const POINTS = [{ name: "ubud" }, { name: "canggu" }, { name: "berawa" }];

describe("selectedPlaces", () => {
  it("finds places by name, in the order of the names", () => {
    expect(selectedPlaces(["berawa", "ubud"], POINTS)).toEqual([2, 0]);
  });

  it("leaves out places that are no longer on the map", () => {
    expect(selectedPlaces(["gone", "canggu"], POINTS)).toEqual([1]);
    expect(selectedPlaces(["gone"], POINTS)).toEqual([]);
  });

  it("is always the same empty list while nothing is selected", () => {
    expect(selectedPlaces(null, POINTS)).toEqual([]);
    expect(selectedPlaces(null, POINTS)).toBe(selectedPlaces(null, []));
  });
});

describe("the view in a history entry", () => {
  const camera = { lat: -8.6, lng: 115.1, zoom: 13 };
  const SELECTED = { names: ["canggu", "berawa"], camera };

  it.each([SELECTED, { names: null, camera }])(
    "is read back, and the rest of the state is kept: %j",
    (kept) => {
      const state = withView({ __NA: true, tree: [1] }, kept);
      expect(state).toMatchObject({ __NA: true, tree: [1] });
      expect(readView(structuredClone(state))).toEqual(kept);
    },
  );

  it("is removed again, and the rest of the state is kept", () => {
    const state = withView(withView({ __NA: true }, SELECTED), null);
    expect(readView(state)).toBeNull();
    expect(state).toMatchObject({ __NA: true });
  });

  it.each([null, undefined, {}, { __NA: true }])("is undefined for a new entry: %j", (state) => {
    expect(readView(state)).toBeUndefined();
  });

  it.each([{ mapView: null }, { mapView: "canggu" }, { mapView: ["a", 1, 2] }, { mapView: [-8.6, 115.1] }])(
    "is null for %j",
    (state) => {
      expect(readView(state)).toBeNull();
    },
  );
});

const box = { west: 0, east: 10, north: 0, south: 10 };
const points = (...pairs: (readonly [number, number])[]) => pairs.map(([x, y]) => ({ x, y }));

describe("clipRing", () => {
  it.each([
    [
      "leaves a ring inside the box unchanged",
      points([1, 1], [9, 1], [5, 9]),
      points([1, 1], [9, 1], [5, 9]),
    ],
    ["returns the box for a ring around it", points([-5, -5], [15, -5], [15, 15], [-5, 15]), 4],
    ["returns nothing for a ring outside the box", points([20, 20], [30, 20], [30, 30]), 0],
    ["returns nothing for a ring beyond one side", points([-9, 4], [-5, 4], [-5, 6]), 0],
  ])("%s", (_, ring, expected) => {
    const clipped = clipRing(ring, box);
    if (typeof expected === "number") expect(clipped).toHaveLength(expected);
    else expect(clipped).toEqual(expected);
    for (const { x, y } of clipped) {
      expect(x >= 0 && x <= 10 && y >= 0 && y <= 10).toBe(true);
    }
  });

  it("cuts a ring where it crosses a side", () => {
    const clipped = clipRing(points([5, 2], [15, 2], [15, 8], [5, 8]), box);
    expect(clipped).toEqual(expect.arrayContaining(points([10, 2], [10, 8], [5, 2], [5, 8])));
    expect(clipped).toHaveLength(4);
  });
});

describe("clipLine", () => {
  it.each([
    ["keeps the points next to the box of a line through it", points([-5, 5], [5, 5], [15, 5], [25, 5]), [3]],
    ["returns nothing for a line past the box", points([-5, -5], [15, -5]), []],
    [
      "returns two runs for a line that leaves and comes back",
      points([5, 5], [5, 20], [20, 20], [20, 5], [5, 5]),
      [2, 2],
    ],
    ["returns one run for a line across without a point inside", points([-5, 5], [15, 5]), [2]],
    ["returns nothing for a single point", points([5, 5]), []],
  ])("%s", (_, line, lengths) => {
    expect(clipLine(line, box).map((run) => run.length)).toEqual(lengths);
  });
});
