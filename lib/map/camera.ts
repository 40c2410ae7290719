import "@/lib/region/variables";
import type { MapBounds, Point } from "./bounds";
import { project, unproject } from "./web-mercator";

export type Camera = Point & { zoom: number };

export type PanelSize = { width: number; height: number };

/** The view without a location query (docs/behaviour.md, P7). */
export const DEFAULT_CAMERA: Camera = {
  lat: +(process.env.REGION_FIRSTVIEW_LAT ?? Number.NaN),
  lng: +(process.env.REGION_FIRSTVIEW_LNG ?? Number.NaN),
  zoom: +(process.env.REGION_FIRSTVIEW_ZOOM ?? Number.NaN),
};

export const WHOLE_REGION_CAMERA: Camera = {
  lat: +(process.env.REGION_WHOLEVIEW_LAT ?? Number.NaN),
  lng: +(process.env.REGION_WHOLEVIEW_LNG ?? Number.NaN),
  zoom: +(process.env.REGION_WHOLEVIEW_ZOOM ?? Number.NaN),
};

const LOCATION_QUERY_ZOOM = 14;

/** Zoom limits, from some 400 kilometres to single houses. */
export const MIN_ZOOM = 8;
export const MAX_ZOOM = 17;

export function cameraOfLocation({ lat, lng }: Point): Camera {
  return { lat, lng, zoom: LOCATION_QUERY_ZOOM };
}

export function viewportBounds(camera: Camera, { width, height }: PanelSize): MapBounds {
  const { x, y } = project(camera, camera.zoom);
  return {
    ne: unproject({ x: x + width / 2, y: y - height / 2 }, camera.zoom),
    sw: unproject({ x: x - width / 2, y: y + height / 2 }, camera.zoom),
  };
}

/** The panel of the default view, in CSS pixels. */
export const DEFAULT_PANEL: PanelSize = { width: 500, height: 660 };

/** Shows every place of the region, whatever the size of the map. */
const FAR_CAMERA: Camera = { ...WHOLE_REGION_CAMERA, zoom: Math.floor(WHOLE_REGION_CAMERA.zoom - 0.5) };
export const WHOLE_REGION_VIEW = { camera: FAR_CAMERA, bounds: viewportBounds(FAR_CAMERA, DEFAULT_PANEL) };

/** What narrows a list until the visitor moves the map, whatever its size on their screen (docs/behaviour.md, P7). */
export const DEFAULT_BOUNDS = viewportBounds(DEFAULT_CAMERA, DEFAULT_PANEL);
