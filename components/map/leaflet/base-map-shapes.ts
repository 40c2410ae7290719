import type { BaseMapDetail, BaseMapLand, BaseMapStreets, Line } from "@/lib/map/base-map-data";
import { BASE_MAP_ZOOM, unitScale } from "@/lib/map/base-map-data";
import { DEFAULT_CAMERA } from "@/lib/map/camera";
import { type Box, boxOf, clipLine, clipRing, overlap } from "@/lib/map/clip";
import { type Pixel, project } from "@/lib/map/web-mercator";

/** Shapes are relative to the region instead of the corner of the world, because canvas coordinates are single-precision. */
const ORIGIN = project(DEFAULT_CAMERA, BASE_MAP_ZOOM);
/** Points closer to the previous one are skipped, in CSS pixels. */
const MIN_STEP = 0.6;

/** The parts of the base map that have loaded. */
export type BaseMapParts = {
  land: BaseMapLand;
  detail: BaseMapDetail | null;
  streets: BaseMapStreets | null;
};

type Ring = keyof BaseMapLand;
type Road = "mainRoads" | "minorRoads" | "streets";
export type Layer = Ring | "rivers" | "borders" | "villages" | Road;

type Shape = { line: Line; box: Box };

/** All shapes of the base map at a zoom, in CSS pixels relative to `shapeOrigin`. */
export type BaseMapShapes = Readonly<Record<Layer, readonly Shape[]>>;

/** Uses plain arithmetic, because `Math.hypot` for 13,000 points took 30 ms on a phone. */
function scaledLine(line: Line, scale: number): Line {
  const scaled: Pixel[] = [];
  let lastX = Number.NaN;
  let lastY = Number.NaN;
  for (const [index, point] of line.entries()) {
    const x = (point.x - ORIGIN.x) * scale;
    const y = (point.y - ORIGIN.y) * scale;
    const isBetween = index > 0 && index < line.length - 1;
    if (isBetween && (x - lastX) ** 2 + (y - lastY) ** 2 < MIN_STEP ** 2) continue;
    scaled.push({ x, y });
    lastX = x;
    lastY = y;
  }
  return scaled;
}

export function baseMapShapes({ land, detail, streets }: BaseMapParts, zoom: number): BaseMapShapes {
  const scale = unitScale(zoom);
  const shapes = (...groups: (readonly Line[] | undefined)[]): Shape[] =>
    groups
      .flatMap((lines) => lines ?? [])
      .map((line) => scaledLine(line, scale))
      .map((line) => ({ line, box: boxOf(line) }));
  return {
    land: shapes(land.land),
    forest: shapes(land.forest),
    water: shapes(land.water),
    rivers: shapes(detail?.rivers),
    borders: shapes(detail?.borders),
    villages: shapes(detail?.villages),
    mainRoads: shapes(detail?.mainRoads, streets?.mainRoads),
    minorRoads: shapes(detail?.minorRoads, streets?.minorRoads),
    streets: shapes(streets?.streets),
  };
}

/** The line must reach into the box. */
type Clip = (line: Line, box: Box) => readonly Line[];

const ring: Clip = (line, box) => {
  const clipped = clipRing(line, box);
  return [[...clipped, ...clipped.slice(0, 1)]];
};

const CLIPS: Readonly<Record<Layer, Clip>> = {
  land: ring,
  forest: ring,
  water: ring,
  rivers: clipLine,
  // Not clipped, because dashes are counted from the start of a line.
  borders: (line) => [line],
  villages: clipLine,
  mainRoads: clipLine,
  minorRoads: clipLine,
  streets: clipLine,
};

/** The parts of a layer's lines inside the box. Rings are cut along the sides of the box. */
export function linesIn(shapes: BaseMapShapes, layer: Layer, box: Box): Line[] {
  return shapes[layer]
    .filter((shape) => overlap(shape.box, box))
    .flatMap(({ line }) => CLIPS[layer](line, box));
}

/** The origin of the shapes at a zoom in the Web Mercator world, in CSS pixels. */
export function shapeOrigin(zoom: number): Pixel {
  const scale = unitScale(zoom);
  return { x: ORIGIN.x * scale, y: ORIGIN.y * scale };
}
