import type { BaseMapDetail, BaseMapLand, Line } from "@/lib/map/base-map-data";
import { unitScale } from "@/lib/map/base-map-data";
import { BASE_MAP_ZOOM } from "@/lib/map/base-map-units";
import { type Pixel, project } from "@/lib/map/web-mercator";

/** Canvas keeps coordinates in single precision, so paths start at Bali and not at the corner of the world. */
const ORIGIN = project({ lat: -8.4, lng: 115.1 }, BASE_MAP_ZOOM);
/** Points nearer to the last one than this are not drawn, in CSS pixels. */
const FINEST_STEP = 0.6;

export type BaseMapPaths = {
  land: Path2D;
  forest: Path2D;
  water: Path2D;
  lines: Record<"rivers" | "borders" | "villages" | "mainRoads" | "minorRoads", Path2D> | null;
};

/** In plain numbers: an object and a `Math.hypot` for each of 13,000 points took a phone 30 ms. */
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

/** The base map in CSS pixels at a zoom, from `pathOrigin` on. */
export function baseMapPaths(land: BaseMapLand, detail: BaseMapDetail | null, zoom: number): BaseMapPaths {
  const scale = unitScale(zoom);
  return {
    land: pathOf(land.land, scale),
    forest: pathOf(land.forest, scale),
    water: pathOf(land.water, scale),
    lines: detail && {
      rivers: pathOf(detail.rivers, scale),
      borders: pathOf(detail.borders, scale),
      villages: pathOf(detail.villages, scale),
      mainRoads: pathOf(detail.mainRoads, scale),
      minorRoads: pathOf(detail.minorRoads, scale),
    },
  };
}

/** Where paths at a zoom begin in the Web Mercator world, in CSS pixels. */
export function pathOrigin(zoom: number): Pixel {
  const scale = unitScale(zoom);
  return { x: ORIGIN.x * scale, y: ORIGIN.y * scale };
}
