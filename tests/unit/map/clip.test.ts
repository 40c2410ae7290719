import { clipLine, clipRing } from "@/lib/map/clip";

const box = { west: 0, east: 10, north: 0, south: 10 };
const points = (...pairs: (readonly [number, number])[]) => pairs.map(([x, y]) => ({ x, y }));

describe("clipRing", () => {
  it.each([
    ["inside, as it is", points([1, 1], [9, 1], [5, 9]), points([1, 1], [9, 1], [5, 9])],
    ["around the box, the box", points([-5, -5], [15, -5], [15, 15], [-5, 15]), 4],
    ["outside, nothing", points([20, 20], [30, 20], [30, 30]), 0],
    ["beyond two sides, nothing", points([-9, 4], [-5, 4], [-5, 6]), 0],
  ])("%s", (_, ring, expected) => {
    const clipped = clipRing(ring, box);
    if (typeof expected === "number") expect(clipped).toHaveLength(expected);
    else expect(clipped).toEqual(expected);
    for (const { x, y } of clipped) {
      expect(x >= 0 && x <= 10 && y >= 0 && y <= 10).toBe(true);
    }
  });

  it("cuts at the side where the ring crosses it", () => {
    const clipped = clipRing(points([5, 2], [15, 2], [15, 8], [5, 8]), box);
    expect(clipped).toEqual(expect.arrayContaining(points([10, 2], [10, 8], [5, 2], [5, 8])));
    expect(clipped).toHaveLength(4);
  });
});

describe("clipLine", () => {
  it.each([
    ["through the box, with the points around it", points([-5, 5], [5, 5], [15, 5], [25, 5]), [3]],
    ["past the box, nothing", points([-5, -5], [15, -5]), []],
    ["out and in again, two runs", points([5, 5], [5, 20], [20, 20], [20, 5], [5, 5]), [2, 2]],
    ["across without a point inside, one run", points([-5, 5], [15, 5]), [2]],
    ["one point, nothing", points([5, 5]), []],
  ])("%s", (_, line, lengths) => {
    expect(clipLine(line, box).map((run) => run.length)).toEqual(lengths);
  });
});
