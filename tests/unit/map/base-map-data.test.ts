import { readFileSync } from "node:fs";
import { BASE_MAP_ZOOM, parseDetail, parseLand, parseStreets } from "@/lib/map/base-map-data";
import { project, unproject } from "@/lib/map/web-mercator";
import { encodeLine } from "@/scripts/map/base-map";

const read = (name: string): unknown => JSON.parse(readFileSync(`regions/bali/map/${name}.json`, "utf8"));

const COAST: [number, number][] = [
  [115.125_23, -8.655_51],
  [115.124_56, -8.654_5],
  [115.124_56, -8.654_5],
  [115.123_06, -8.653_51],
];

describe("parseLand", () => {
  it("restores a stored coast to a pixel of the base map, without repeated points", () => {
    const { land } = parseLand({ land: [[encodeLine(COAST)]], forest: [], water: [] });
    const points = land.flat().map((at) => unproject(at, BASE_MAP_ZOOM));
    expect(points).toHaveLength(3);
    expect(points.at(-1)?.lat).toBeCloseTo(-8.653_51, 4);
    expect(points.at(-1)?.lng).toBeCloseTo(115.123_06, 4);
  });

  it("reads the committed base map: the island, its neighbours and its lakes", () => {
    const { land, forest, water } = parseLand(read("land"));
    expect(land.length).toBeGreaterThan(10);
    expect(forest.length).toBeGreaterThan(10);
    expect(water.length).toBeGreaterThan(5);
  });

  it.each([
    null,
    {},
    [],
    { land: [["x"]], forest: [], water: [] },
    { land: [[[1, 2, 3]]], forest: [], water: [] },
    { land: 1 },
  ])("throws for %j", (value) => {
    expect(() => parseLand(value)).toThrow(TypeError);
  });
});

describe("parseDetail", () => {
  it("reads the committed roads, rivers and names", () => {
    const { rivers, mainRoads, minorRoads, labels } = parseDetail(read("detail"));
    expect(rivers.length).toBeGreaterThan(10);
    expect(mainRoads.length).toBeGreaterThan(10);
    expect(minorRoads.length).toBeGreaterThan(10);
    const denpasar = labels.find(({ name }) => name === "Denpasar");
    const point = denpasar && unproject(denpasar.at, BASE_MAP_ZOOM);
    expect(point?.lat).toBeCloseTo(-8.65, 1);
    expect(point?.lng).toBeCloseTo(115.22, 1);
    expect(denpasar?.rank).toBe(1);
  });

  it("throws for labels of another form", () => {
    const value = { ...Object(read("detail")), labels: [["Ubud", 1, 2]] };
    expect(() => parseDetail(value)).toThrow(TypeError);
  });
});

describe("parseStreets", () => {
  it("reads the committed streets of central Denpasar and the beaches", () => {
    const { mainRoads, minorRoads, streets, labels } = parseStreets(read("streets"));
    expect([mainRoads, minorRoads, streets].every((lines) => lines.length > 20)).toBe(true);
    const puputan = project({ lat: -8.6565, lng: 115.2166 }, BASE_MAP_ZOOM);
    // Within 240 m of Puputan square.
    const near = streets.filter((line) =>
      line.some(({ x, y }) => Math.hypot(x - puputan.x, y - puputan.y) < 200),
    );
    expect(near.length).toBeGreaterThan(3);
    expect(labels.map(({ name }) => name)).toContain("Pantai Petitenget");
  });

  it("throws when labels are missing", () => {
    expect(() => parseStreets({ mainRoads: [], minorRoads: [], streets: [] })).toThrow(TypeError);
  });
});
