import { BASE_MAP_ZOOM } from "../../lib/map/base-map-data.ts";
import { project } from "../../lib/map/web-mercator.ts";
import type { Feature, Street } from "./read-geojson.ts";

type Position = readonly [lng: number, lat: number];

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

type Kind = Feature["properties"]["k"];
type RoadClass = NonNullable<Feature["properties"]["c"]>;

function ofKind(features: readonly Feature[], kind: Kind): Feature[] {
  return features.filter(({ properties }) => properties.k === kind);
}

function polygonsOf({ geometry }: Feature): number[][][] {
  if (geometry.type === "MultiPolygon") return geometry.coordinates.map((rings) => rings.map(encodeLine));
  return geometry.type === "Polygon" ? [geometry.coordinates.map(encodeLine)] : [];
}

function linesOf({ geometry }: Feature): number[][] {
  if (geometry.type !== "MultiLineString") return [];
  return geometry.coordinates.map(encodeLine).filter((line) => line.length > 0);
}

function labelAt([lng, lat]: Position, name: string, rank: number): [string, number, number, number] {
  const { x, y } = project({ lat, lng }, BASE_MAP_ZOOM);
  return [name, rank, Math.round(x), Math.round(y)];
}

function labelOf({ geometry, properties }: Feature): [string, number, number, number][] {
  if (geometry.type !== "Point" || !properties.n || properties.r === undefined) return [];
  return [labelAt(geometry.coordinates, properties.n, properties.r)];
}

function roadsOf(features: readonly Feature[], classes: readonly RoadClass[]): number[][] {
  return ofKind(features, "road")
    .filter(({ properties }) => properties.c !== undefined && classes.includes(properties.c))
    .flatMap(linesOf);
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
  return {
    rivers: ofKind(features, "river").flatMap(linesOf),
    borders: ofKind(features, "border").flatMap(linesOf),
    villages: ofKind(features, "desa").flatMap(linesOf),
    mainRoads: roadsOf(features, ["trunk", "primary"]),
    minorRoads: roadsOf(features, ["secondary", "tertiary"]),
    labels: ofKind(features, "label").flatMap(labelOf),
  };
}

/** The rank of beaches among the labels. */
const BEACH_RANK = 4;

/** The layers of high zoom levels: lines, and beaches as labels. */
export function streetsOf(features: readonly Street[]) {
  const linesOfClass = (...classes: string[]) =>
    features
      .flatMap(({ geometry, properties }) =>
        geometry.type === "LineString" && classes.includes(properties.c)
          ? [encodeLine(geometry.coordinates)]
          : [],
      )
      .filter((line) => line.length > 0);
  return {
    mainRoads: linesOfClass("trunk", "primary"),
    minorRoads: linesOfClass("secondary", "tertiary"),
    streets: linesOfClass("unclassified", "residential"),
    labels: features.flatMap((feature) =>
      feature.geometry.type === "Point" && feature.properties.c === "beach"
        ? [labelAt(feature.geometry.coordinates, feature.properties.n, BEACH_RANK)]
        : [],
    ),
  };
}
