import { BASE_MAP_ZOOM } from "@/lib/map/base-map-data";
import { project } from "@/lib/map/web-mercator";
import { detailOf, type Feature, landOf, streetsOf } from "@/scripts/map/base-map";

const RING: [number, number][] = [
  [115.1, -8.6],
  [115.2, -8.6],
  [115.2, -8.7],
  [115.1, -8.6],
];
const POINT: [number, number] = [115.22, -8.65];

const FEATURES: Feature[] = [
  { properties: { k: "land" }, geometry: { type: "Polygon", coordinates: [RING] } },
  { properties: { k: "forest" }, geometry: { type: "MultiPolygon", coordinates: [[RING], [RING]] } },
  { properties: { k: "water", n: "" }, geometry: { type: "Polygon", coordinates: [RING] } },
  { properties: { k: "river", n: "Ayung" }, geometry: { type: "MultiLineString", coordinates: [RING] } },
  { properties: { k: "road", c: "trunk" }, geometry: { type: "MultiLineString", coordinates: [RING, []] } },
  { properties: { k: "road", c: "tertiary" }, geometry: { type: "MultiLineString", coordinates: [RING] } },
  { properties: { k: "label", n: "Denpasar", r: 1 }, geometry: { type: "Point", coordinates: POINT } },
];

describe("landOf", () => {
  it("keeps polygons apart, with their rings", () => {
    const { land, forest, water } = landOf(FEATURES);
    expect([land.length, forest.length, water.length]).toEqual([1, 2, 1]);
    expect(land[0]?.[0]).toHaveLength(8);
  });
});

describe("detailOf", () => {
  it("sorts roads into main and minor ones and leaves out empty lines", () => {
    const { mainRoads, minorRoads, rivers, borders } = detailOf(FEATURES);
    expect([mainRoads.length, minorRoads.length, rivers.length, borders.length]).toEqual([1, 1, 1, 0]);
  });

  it("writes a label as its name, rank and position in whole units of the base map", () => {
    const { x, y } = project({ lat: -8.65, lng: 115.22 }, BASE_MAP_ZOOM);
    expect(detailOf(FEATURES).labels).toEqual([["Denpasar", 1, Math.round(x), Math.round(y)]]);
  });
});

describe("streetsOf", () => {
  it("sorts streets by class, and labels beaches", () => {
    const street = (c: "trunk" | "tertiary" | "unclassified" | "residential") => ({
      properties: { c },
      geometry: { type: "LineString" as const, coordinates: RING },
    });
    const beach = {
      properties: { c: "beach" as const, n: "Pantai Seseh" },
      geometry: { type: "Point" as const, coordinates: POINT },
    };
    const found = streetsOf([
      street("trunk"),
      street("residential"),
      street("tertiary"),
      street("unclassified"),
      beach,
    ]);
    expect([found.mainRoads.length, found.minorRoads.length, found.streets.length]).toEqual([1, 1, 2]);
    expect(found.labels.map(([name]) => name)).toEqual(["Pantai Seseh"]);
  });
});
