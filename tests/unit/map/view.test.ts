import { clipLine, clipRing } from "@/lib/map/clip";
import { selectedPlaces } from "@/lib/map/map-selection";

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
