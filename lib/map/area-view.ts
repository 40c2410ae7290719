import { BASE_MAP_ZOOM } from "@/lib/map/base-map-data";
import type { Point } from "@/lib/map/bounds";
import { WHOLE_REGION_CAMERA } from "@/lib/map/camera";
import { type Pixel, project } from "@/lib/map/web-mercator";
import type { Box } from "./clip";

/** Size of a drawing, in CSS pixels of the map at the same zoom. */
export const AREA_SIZE = { width: 480, height: 360 } as const;

/** About 13 km across: shows the area with its coast and main roads. */
const AREA_ZOOM = 12.5;

export type AreaView = {
  zoom: number;
  corner: Pixel;
  /** Drawing units per base map unit. */
  scale: number;
  /** In base map units; slightly larger than the visible part, so that clipped edges stay invisible. */
  box: Box;
  isPlace: boolean;
};

const MARGIN = 20;

export function areaView(place: Point | null): AreaView {
  const { zoom, ...centre } = place === null ? WHOLE_REGION_CAMERA : { ...place, zoom: AREA_ZOOM };
  const scale = 2 ** (zoom - BASE_MAP_ZOOM);
  const { x, y } = project(centre, BASE_MAP_ZOOM);
  const corner = { x: x - AREA_SIZE.width / 2 / scale, y: y - AREA_SIZE.height / 2 / scale };
  const margin = MARGIN / scale;
  const box = {
    west: corner.x - margin,
    east: corner.x + AREA_SIZE.width / scale + margin,
    north: corner.y - margin,
    south: corner.y + AREA_SIZE.height / scale + margin,
  };
  return { zoom, corner, scale, box, isPlace: place !== null };
}
