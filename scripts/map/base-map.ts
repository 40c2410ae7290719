import { readFile } from "node:fs/promises";
import { z } from "zod";
import { BASE_MAP_ZOOM } from "../../lib/map/base-map-data.ts";
import { project } from "../../lib/map/web-mercator.ts";

const position = z.tuple([z.number(), z.number()]);
const line = z.array(position);

const feature = z.object({
  properties: z.object({
    /** What it is; streets and beaches have a class only. */
    k: z.enum(["land", "water", "forest", "border", "road", "river", "desa", "label"]).optional(),
    c: z.string().optional(),
    n: z.string().optional(),
    r: z.number().int().optional(),
  }),
  geometry: z.discriminatedUnion("type", [
    z.object({ type: z.literal("Point"), coordinates: position }),
    z.object({ type: z.literal("LineString"), coordinates: line }),
    z.object({ type: z.literal("MultiLineString"), coordinates: z.array(line) }),
    z.object({ type: z.literal("Polygon"), coordinates: z.array(line) }),
    z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(line)) }),
  ]),
});

const geojson = z.object({ attribution: z.string(), features: z.array(feature) });

export type Feature = z.infer<typeof feature>;
type Position = z.infer<typeof position>;

/** Reads a base map, or streets and beaches. Throws a ZodError if the file is something else. */
export async function readGeojson(path: string): Promise<z.infer<typeof geojson>> {
  return geojson.parse(JSON.parse(await readFile(path, "utf8")));
}

/**
 * Encodes a line as integers: the first point in base map units, then the steps from point to point. Repeated points are
 * dropped; a line shorter than one unit becomes empty.
 */
export function encodeLine(positions: readonly Position[]): number[] {
  const steps: number[] = [];
  let previous = { x: 0, y: 0 };
  for (const [lng, lat] of positions) {
    const { x, y } = project({ lat, lng }, BASE_MAP_ZOOM);
    const point = { x: Math.round(x), y: Math.round(y) };
    if (point.x === previous.x && point.y === previous.y) continue;
    steps.push(point.x - previous.x, point.y - previous.y);
    previous = point;
  }
  return steps.length > 2 ? steps : [];
}

const ofKind = (features: readonly Feature[], kind: Feature["properties"]["k"]): Feature[] =>
  features.filter(({ properties }) => properties.k === kind);

const ofClass = (features: readonly Feature[], ...classes: string[]): Feature[] =>
  features.filter(({ properties }) => classes.includes(properties.c ?? ""));

function polygonsOf({ geometry }: Feature): number[][][] {
  if (geometry.type === "MultiPolygon") return geometry.coordinates.map((rings) => rings.map(encodeLine));
  return geometry.type === "Polygon" ? [geometry.coordinates.map(encodeLine)] : [];
}

function linesOf({ geometry }: Feature): number[][] {
  const lines =
    geometry.type === "MultiLineString"
      ? geometry.coordinates
      : geometry.type === "LineString"
        ? [geometry.coordinates]
        : [];
  return lines.map(encodeLine).filter((line) => line.length > 0);
}

function labelOf({ geometry, properties: { n, r } }: Feature): [string, number, number, number][] {
  if (geometry.type !== "Point" || !n || r === undefined) return [];
  const [lng, lat] = geometry.coordinates;
  const { x, y } = project({ lat, lng }, BASE_MAP_ZOOM);
  return [[n, r, Math.round(x), Math.round(y)]];
}

/** The layers that the map draws first. Polygons are lists of rings, the outer one first. */
export function landOf(features: readonly Feature[]) {
  return {
    land: ofKind(features, "land").flatMap(polygonsOf),
    forest: ofKind(features, "forest").flatMap(polygonsOf),
    water: ofKind(features, "water").flatMap(polygonsOf),
  };
}

/** The layers that follow: lines, and labels as [name, rank, x, y]. */
export function detailOf(features: readonly Feature[]) {
  const roads = ofKind(features, "road");
  return {
    rivers: ofKind(features, "river").flatMap(linesOf),
    borders: ofKind(features, "border").flatMap(linesOf),
    villages: ofKind(features, "desa").flatMap(linesOf),
    mainRoads: ofClass(roads, "trunk", "primary").flatMap(linesOf),
    minorRoads: ofClass(roads, "secondary", "tertiary").flatMap(linesOf),
    labels: ofKind(features, "label").flatMap(labelOf),
  };
}

/** The rank of beaches among the labels. */
const BEACH_RANK = 4;

/** The layers of high zoom levels: lines, and beaches as labels. */
export function streetsOf(features: readonly Feature[]) {
  const beaches = ofClass(features, "beach").map(({ geometry, properties }) => ({
    geometry,
    properties: { ...properties, r: BEACH_RANK },
  }));
  return {
    mainRoads: ofClass(features, "trunk", "primary").flatMap(linesOf),
    minorRoads: ofClass(features, "secondary", "tertiary").flatMap(linesOf),
    streets: ofClass(features, "unclassified", "residential").flatMap(linesOf),
    labels: beaches.flatMap(labelOf),
  };
}
