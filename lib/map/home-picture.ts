import { isInRegion, type MapPoint } from "@/lib/facts/home-point";
import { kilometresBetween } from "@/lib/map/kilometres";
import type { Places } from "@/lib/places/places";
import type { Rental } from "@/lib/rental/rental";
import { AREA_FILE, type AreaPicture, areaPicture } from "./area-picture";
import { areaView } from "./area-view";
import { BASE_MAP_ZOOM } from "./base-map-data";
import type { Point } from "./bounds";
import { type Pixel, project } from "./web-mercator";

export type HomePicture = AreaPicture & {
  /** Position of the home's pin, in units of `AREA_SIZE`; null if only its area is known, which is circled. */
  pin: Pixel | null;
  /** Kilometres from the pin to the middle of the stated area, if too far to be in it. */
  kmOff: number | null;
  /** A place that the title names, too far from the stated area, while it names none that is near. */
  titled: { name: string; km: number } | null;
};

/** No area reaches farther from its middle. */
const FAR_KM = 15;

function kmOff({ latitude, longitude }: MapPoint, area: Point | null): number | null {
  const km = area === null ? 0 : kilometresBetween({ lat: latitude, lng: longitude }, area);
  return km > FAR_KM ? km : null;
}

const inWords = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;

function titledElsewhere(title: string, area: Point, { points, indexByName }: Places): HomePicture["titled"] {
  let words = inWords(title);
  const longestFirst = Object.entries(indexByName).sort(([a], [b]) => b.length - a.length);
  const named = longestFirst.flatMap(([name, index]) => {
    const point = points[index];
    if (point === undefined || !words.includes(inWords(name))) return [];
    // "North Kuta" does not name Kuta.
    words = words.replace(inWords(name), " ");
    return [{ name, km: kilometresBetween(point, area) }];
  });
  return named.every(({ km }) => km > FAR_KM) ? (named[0] ?? null) : null;
}

/** About a kilometre wide. Drawings by cell contain nothing of a listing, which can be deleted, and are fewer. */
function cellKey({ latitude, longitude }: MapPoint): string {
  return `near-${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}

/** The middle of a cell; null for anything but a key of a cell in the region. */
export function cellOf(key: string): Point | null {
  const [, lat, lng] = /^near-(-?\d{1,2}\.\d\d),(-?\d{1,3}\.\d\d)$/.exec(key) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return isInRegion({ latitude: point.lat, longitude: point.lng }) ? point : null;
}

function pinPicture(point: MapPoint): Pick<HomePicture, "src" | "pin"> | null {
  const key = cellKey(point);
  const cell = cellOf(key);
  if (cell === null) return null;
  const { corner, scale } = areaView(cell);
  const { x, y } = project({ lat: point.latitude, lng: point.longitude }, BASE_MAP_ZOOM);
  return {
    src: `/area/${key}/${AREA_FILE}`,
    pin: { x: Math.round((x - corner.x) * scale), y: Math.round((y - corner.y) * scale) },
  };
}

type Home = Pick<Rental, "title" | "location" | "latitude" | "longitude">;

/** Draws a home around its point, else its area (docs/behaviour.md, P13). */
export function homePicture({ title, location, latitude, longitude }: Home, places: Places): HomePicture {
  const area = areaPicture(location, places);
  const titled = area.place === null ? null : titledElsewhere(title ?? "", area.place, places);
  if (latitude === null || longitude === null) return { ...area, titled, pin: null, kmOff: null };
  const point = { latitude, longitude };
  return { ...area, titled, pin: null, kmOff: kmOff(point, area.place), ...pinPicture(point) };
}
