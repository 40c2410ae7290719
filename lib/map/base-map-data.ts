import type { Pixel } from "./web-mercator";

/** The base map's units are whole Web Mercator pixels at this zoom: 1.2 m near the equator. */
export const BASE_MAP_ZOOM = 17;

export type Line = readonly Pixel[];

export type BaseMapLand = { land: readonly Line[]; forest: readonly Line[]; water: readonly Line[] };

/** A name on the map. Rank 1 is the most important. */
export type MapLabel = { name: string; rank: number; at: Pixel };

export type BaseMapDetail = {
  rivers: readonly Line[];
  borders: readonly Line[];
  villages: readonly Line[];
  mainRoads: readonly Line[];
  minorRoads: readonly Line[];
  labels: readonly MapLabel[];
};

/** Additional data from `STREETS_ZOOM` on, for parts of the region. */
export type BaseMapStreets = {
  mainRoads: readonly Line[];
  minorRoads: readonly Line[];
  streets: readonly Line[];
  labels: readonly MapLabel[];
};

export const STREETS_ZOOM = 13;

function fail(): never {
  throw new TypeError("The base map has an unknown format.");
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : fail();
}

function whole(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) ? value : fail();
}

function field(value: unknown, name: string): readonly unknown[] {
  return list(new Map(Object.entries(value ?? {})).get(name));
}

function decodeLine(code: unknown): Line {
  const steps = list(code);
  const line: Pixel[] = [];
  let point = { x: 0, y: 0 };
  for (let index = 0; index < steps.length; index += 2) {
    point = { x: point.x + whole(steps[index]), y: point.y + whole(steps[index + 1]) };
    line.push(point);
  }
  return line;
}

function decodeLabel(code: unknown): MapLabel {
  const [name, rank, x, y] = list(code);
  return typeof name === "string" ? { name, rank: whole(rank), at: { x: whole(x), y: whole(y) } } : fail();
}

function rings(value: unknown, name: string): Line[] {
  return field(value, name).flatMap((polygon) => list(polygon).map(decodeLine));
}

function lines(value: unknown, name: string): Line[] {
  return field(value, name).map(decodeLine);
}

/** Rings to be filled by the even-odd rule. This and the parsers below throw a TypeError for any other format. */
export function parseLand(value: unknown): BaseMapLand {
  return { land: rings(value, "land"), forest: rings(value, "forest"), water: rings(value, "water") };
}

export function parseDetail(value: unknown): BaseMapDetail {
  return {
    rivers: lines(value, "rivers"),
    borders: lines(value, "borders"),
    villages: lines(value, "villages"),
    mainRoads: lines(value, "mainRoads"),
    minorRoads: lines(value, "minorRoads"),
    labels: field(value, "labels").map(decodeLabel),
  };
}

export function parseStreets(value: unknown): BaseMapStreets {
  return {
    mainRoads: lines(value, "mainRoads"),
    minorRoads: lines(value, "minorRoads"),
    streets: lines(value, "streets"),
    labels: field(value, "labels").map(decodeLabel),
  };
}

export function unitScale(zoom: number): number {
  return 2 ** (zoom - BASE_MAP_ZOOM);
}
