import { BASE_MAP_ZOOM } from "../../lib/map/base-map-units.ts";
import { project } from "../../lib/map/web-mercator.ts";
import { encodeLine } from "./encode-line.ts";
import type { Feature } from "./read-geojson.ts";

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

function labelOf({ geometry, properties }: Feature): [string, number, number, number][] {
  if (geometry.type !== "Point" || !properties.n || properties.r === undefined) return [];
  const [lng, lat] = geometry.coordinates;
  const { x, y } = project({ lat, lng }, BASE_MAP_ZOOM);
  return [[properties.n, properties.r, Math.round(x), Math.round(y)]];
}

function roadsOf(features: readonly Feature[], classes: readonly RoadClass[]): number[][] {
  return ofKind(features, "road")
    .filter(({ properties }) => properties.c !== undefined && classes.includes(properties.c))
    .flatMap(linesOf);
}

/** What the map draws first: polygons as rings, the outer one first. */
export function landOf(features: readonly Feature[]) {
  return {
    land: ofKind(features, "land").flatMap(polygonsOf),
    forest: ofKind(features, "forest").flatMap(polygonsOf),
    water: ofKind(features, "water").flatMap(polygonsOf),
  };
}

/** What follows: lines, and labels as [name, rank, x, y]. */
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
