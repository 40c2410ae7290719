import type { BaseMapDetail, BaseMapLand, BaseMapStreets, Line } from "@/lib/map/base-map-data";
import { BASE_MAP_ZOOM, unitScale } from "@/lib/map/base-map-data";
import { type Pixel, project } from "@/lib/map/web-mercator";

/** Canvas has single-precision coordinates, so paths are relative to Bali rather than to the corner of the world. */
const ORIGIN = project({ lat: -8.4, lng: 115.1 }, BASE_MAP_ZOOM);
/** Points closer to the previous one than this are skipped, in CSS pixels. */
const FINEST_STEP = 0.6;

/** The parts of the base map that have loaded. */
export type BaseMapParts = {
  land: BaseMapLand;
  detail: BaseMapDetail | null;
  streets: BaseMapStreets | null;
};

export type BaseMapPaths = {
  land: Path2D;
  forest: Path2D;
  water: Path2D;
  lines: Record<"rivers" | "borders" | "villages" | "mainRoads" | "minorRoads" | "streets", Path2D> | null;
};

/** Plain numbers: an object and a `Math.hypot` for each of 13,000 points took 30 ms on a phone. */
function addLine(path: Path2D, line: Line, scale: number): void {
  let lastX = Number.NaN;
  let lastY = Number.NaN;
  for (const [index, point] of line.entries()) {
    const x = (point.x - ORIGIN.x) * scale;
    const y = (point.y - ORIGIN.y) * scale;
    const isBetween = index > 0 && index < line.length - 1;
    if (isBetween && (x - lastX) ** 2 + (y - lastY) ** 2 < FINEST_STEP ** 2) continue;
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
    lastX = x;
    lastY = y;
  }
}

function pathOf(lines: readonly Line[], scale: number): Path2D {
  const path = new Path2D();
  for (const line of lines) addLine(path, line, scale);
  return path;
}

/** The base map at a zoom, in CSS pixels relative to `pathOrigin`. */
export function baseMapPaths({ land, detail, streets }: BaseMapParts, zoom: number): BaseMapPaths {
  const scale = unitScale(zoom);
  return {
    land: pathOf(land.land, scale),
    forest: pathOf(land.forest, scale),
    water: pathOf(land.water, scale),
    lines: detail && {
      rivers: pathOf(detail.rivers, scale),
      borders: pathOf(detail.borders, scale),
      villages: pathOf(detail.villages, scale),
      mainRoads: pathOf([...detail.mainRoads, ...(streets?.mainRoads ?? [])], scale),
      minorRoads: pathOf([...detail.minorRoads, ...(streets?.minorRoads ?? [])], scale),
      streets: pathOf(streets?.streets ?? [], scale),
    },
  };
}

/** The origin of the paths at a zoom in the Web Mercator world, in CSS pixels. */
export function pathOrigin(zoom: number): Pixel {
  const scale = unitScale(zoom);
  return { x: ORIGIN.x * scale, y: ORIGIN.y * scale };
}
