import { NearGrid } from "@/lib/map/near-grid";

function gridOf(...points: (readonly [x: number, y: number])[]) {
  const grid = new NearGrid<{ at: { x: number; y: number } }>(10);
  for (const [x, y] of points) grid.add({ at: { x, y } });
  return grid;
}

describe("NearGrid", () => {
  it("finds the nearest within reach, across the borders of its squares", () => {
    const grid = gridOf([9, 9], [25, 25], [-1, -1]);
    expect(grid.nearest({ x: 11, y: 11 })).toEqual({ at: { x: 9, y: 9 } });
    expect(grid.nearest({ x: 1, y: 1 })).toEqual({ at: { x: -1, y: -1 } });
    expect(grid.nearest({ x: 20, y: 22 })).toEqual({ at: { x: 25, y: 25 } });
  });

  it("finds nothing at or beyond its reach", () => {
    expect(gridOf([0, 0]).nearest({ x: 10, y: 0 })).toBeNull();
    expect(gridOf([0, 0]).nearest({ x: 8, y: 8 })).toBeNull();
    expect(gridOf().nearest({ x: 0, y: 0 })).toBeNull();
  });
});
