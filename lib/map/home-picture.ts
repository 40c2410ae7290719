import { isInRegion, type MapPoint } from "@/lib/facts/home-point";
import { kilometresBetween } from "@/lib/map/kilometres";
import type { Places } from "@/lib/places/places";
import { AREA_VERSION, type AreaPicture, areaPicture } from "./area-picture";
import { areaView } from "./area-view";
import { BASE_MAP_ZOOM } from "./base-map-data";
import type { Point } from "./bounds";
import { type Pixel, project } from "./web-mercator";

/** The drawing of where a home is. */
export type HomePicture = AreaPicture & {
  /** Where to draw the home's pin, in units of `AREA_SIZE`; null if only its area is known, which the drawing has circled. */
  pin: Pixel | null;
  /** How many kilometres the pin is off the middle of the area that is named, if that is too far to be in it; else null. */
  kmOff: number | null;
};

/** No area reaches farther from its middle: a pin beyond belongs to another area, or to another home. */
const FAR_KM = 15;

function kmOff({ latitude, longitude }: MapPoint, area: Point | null): number | null {
  const km = area === null ? 0 : kilometresBetween({ lat: latitude, lng: longitude }, area);
  return km > FAR_KM ? km : null;
}

/**
 * The middle of the cell of a grid of about a kilometre that a home is in. Drawings are made by cell, so that a drawing holds
 * nothing of a listing, which could be deleted, and there are not as many as there are points.
 */
function cellKey({ latitude, longitude }: MapPoint): string {
  return `near-${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}

/** The middle of the cell with this key; null for anything else, and outside of the region. */
export function cellOf(key: string): Point | null {
  const [, lat, lng] = /^near-(-?\d{1,2}\.\d\d),(-?\d{1,3}\.\d\d)$/.exec(key) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return isInRegion({ latitude: point.lat, longitude: point.lng }) ? point : null;
}

/** The drawing around the point of a home; null if its cell is not in the region. */
function pinPicture(point: MapPoint): Pick<HomePicture, "src" | "pin"> | null {
  const key = cellKey(point);
  const cell = cellOf(key);
  if (cell === null) return null;
  const { corner, scale } = areaView(cell);
  const { x, y } = project({ lat: point.latitude, lng: point.longitude }, BASE_MAP_ZOOM);
  return {
    src: `/area/${key}/${AREA_VERSION}.svg`,
    pin: { x: Math.round((x - corner.x) * scale), y: Math.round((y - corner.y) * scale) },
  };
}

type Home = { location: string | null; latitude: number | null; longitude: number | null };

/** The drawing of where a home is: around its point if that is known, else of its area (docs/behaviour.md, P13). */
export function homePicture({ location, latitude, longitude }: Home, places: Places): HomePicture {
  const area = areaPicture(location, places);
  if (latitude === null || longitude === null) return { ...area, pin: null, kmOff: null };
  const point = { latitude, longitude };
  return { ...area, pin: null, kmOff: kmOff(point, area.place), ...pinPicture(point) };
}
