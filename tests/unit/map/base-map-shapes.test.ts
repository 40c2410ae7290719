import { baseMapShapes, linesIn, shapeOrigin } from "@/components/map/leaflet/base-map-shapes";
import { BASE_MAP_ZOOM, type BaseMapDetail, type Line } from "@/lib/map/base-map-data";

const ZOOM = BASE_MAP_ZOOM;
const origin = shapeOrigin(ZOOM);
const box = { west: 0, east: 100, north: 0, south: 100 };

/** A line from offsets to the origin of the shapes, in pixels of this zoom. */
const line = (...pairs: (readonly [number, number])[]): Line =>
  pairs.map(([x, y]) => ({ x: origin.x + x, y: origin.y + y }));

const NOTHING = { rivers: [], borders: [], villages: [], mainRoads: [], minorRoads: [], labels: [] };
const shapesOf = (land: readonly Line[], detail: Partial<BaseMapDetail> = {}) =>
  baseMapShapes(
    { land: { land, forest: [], water: [] }, detail: { ...NOTHING, ...detail }, streets: null },
    ZOOM,
  );
const pairs = (lines: readonly Line[]) =>
  lines.map((one) => one.map(({ x, y }) => [Math.round(x), Math.round(y)]));

const through = line([-500, 50], [-50, 50], [50, 50], [150, 50], [600, 50]);
const away = line([300, 300], [400, 300], [400, 400]);

describe("the lines of the base map in a tile", () => {
  it("close a ring along the sides of the tile", () => {
    const ring = line([-500, -500], [50, -500], [50, 50], [-500, 50]);
    const [cut = []] = pairs(linesIn(shapesOf([ring]), "land", box));
    expect(cut[0]).toEqual(cut.at(-1));
    expect(new Set(cut.map(String))).toEqual(new Set(["0,0", "50,0", "50,50", "0,50"]));
  });

  it("have the part of a river inside, with one point before and after it", () => {
    const lines = linesIn(shapesOf([], { rivers: [through, away] }), "rivers", box);
    expect(pairs(lines)).toEqual([
      [
        [-50, 50],
        [50, 50],
        [150, 50],
      ],
    ]);
  });

  it("have a border from its start, so that its dashes continue in the next tile", () => {
    const lines = linesIn(shapesOf([], { borders: [through, away] }), "borders", box);
    expect(lines[0]).toHaveLength(through.length);
    expect(lines).toHaveLength(1);
  });

  it("leave out a shape outside the tile", () => {
    expect(linesIn(shapesOf([away]), "land", box)).toEqual([]);
  });
});
