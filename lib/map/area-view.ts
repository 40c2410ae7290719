import { BASE_MAP_ZOOM } from "@/lib/map/base-map-data";
import type { Point } from "@/lib/map/bounds";
import {
  type Camera,
  DEFAULT_CAMERA,
  DEFAULT_PANEL,
  type PanelSize,
  WHOLE_REGION_CAMERA,
} from "@/lib/map/camera";
import { type Pixel, project } from "@/lib/map/web-mercator";
import type { Box } from "./clip";

/** Size of a drawing, in CSS pixels of the map at the same zoom. */
export const AREA_SIZE: PanelSize = { width: 480, height: 360 };

/** The middle of the map's default view, as wide as the view. */
export const STRIP_SIZE: PanelSize = { width: DEFAULT_PANEL.width, height: 160 };

/** About 13 km across: shows the area with its coast and main roads. */
const AREA_ZOOM = 12.5;

export type AreaView = {
  zoom: number;
  size: PanelSize;
  corner: Pixel;
  /** Drawing units per base map unit. */
  scale: number;
  /** In base map units; slightly larger than the visible part, so that clipped edges stay invisible. */
  box: Box;
  /** Whether roads, rivers and names are drawn. */
  isDetailed: boolean;
};

const MARGIN = 20;

function viewOf({ zoom, ...centre }: Camera, size: PanelSize, isDetailed: boolean): AreaView {
  const scale = 2 ** (zoom - BASE_MAP_ZOOM);
  const { x, y } = project(centre, BASE_MAP_ZOOM);
  const corner = { x: x - size.width / 2 / scale, y: y - size.height / 2 / scale };
  const margin = MARGIN / scale;
  const box = {
    west: corner.x - margin,
    east: corner.x + size.width / scale + margin,
    north: corner.y - margin,
    south: corner.y + size.height / scale + margin,
  };
  return { zoom, size, corner, scale, box, isDetailed };
}

/** A place, or the whole region if `place` is null. */
export function areaView(place: Point | null): AreaView {
  return place === null
    ? viewOf(WHOLE_REGION_CAMERA, AREA_SIZE, false)
    : viewOf({ ...place, zoom: AREA_ZOOM }, AREA_SIZE, true);
}

export const stripView = (): AreaView => viewOf(DEFAULT_CAMERA, STRIP_SIZE, true);
