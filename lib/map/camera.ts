import "@/lib/region/variables";
import { isInside, type MapBounds, type Point } from "./bounds";
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

export function viewportBounds(camera: Camera, { width, height }: PanelSize): MapBounds | null {
  if (!(width > 0 && height > 0)) return null;
  const { x, y } = project(camera, camera.zoom);
  return {
    ne: unproject({ x: x + width / 2, y: y - height / 2 }, camera.zoom),
    sw: unproject({ x: x - width / 2, y: y + height / 2 }, camera.zoom),
  };
}

/** The largest map panels: beside the list on a large screen, above it on a tablet. */
export const WIDEST_PANELS: readonly PanelSize[] = [
  { width: 498, height: 1220 },
  { width: 1022, height: 460 },
];

/** The largest map panel of most phones; larger ones would add cards to every page. */
export const PHONE_PANELS: readonly PanelSize[] = [{ width: 380, height: 180 }];

export function isWithinDefaultView({ ne, sw }: MapBounds, panels: readonly PanelSize[]): boolean {
  return panels.some((panel) => {
    const widest = viewportBounds(DEFAULT_CAMERA, panel);
    return widest !== null && isInside(widest, ne) && isInside(widest, sw);
  });
}
