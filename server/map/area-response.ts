import { AREA_VERSION, areaKey, WHOLE_REGION } from "@/lib/map/area-picture";
import { areaSvg } from "@/lib/map/area-svg";
import { cellOf } from "@/lib/map/home-picture";
import type { Places } from "@/lib/places/places";
import { baseMap } from "./base-map-files";

const HEADERS = {
  "Content-Type": "image/svg+xml",
  // Immutable: the URL contains place and version, and a drawing contains no data of a listing that could be deleted.
  "Cache-Control": "public, max-age=31536000, immutable",
};

/** Drawings by key: of places with rentals, and of cells with homes. */
const drawn = new Map<string, string>();
const MAX_DRAWN = 1_000;

/** Responds with the drawing of a known place, of a cell of the region or of all of it; 404 for any other URL, without drawing anything. */
export async function areaResponse(key: string, file: string, places: () => Places): Promise<Response> {
  const missing = () => new Response("Not found.", { status: 404, headers: { "Cache-Control": "no-store" } });
  if (file !== `${AREA_VERSION}.svg`) return missing();
  const cached = drawn.get(key);
  if (cached !== undefined) return new Response(cached, { headers: HEADERS });
  const cell = cellOf(key);
  const place =
    key === WHOLE_REGION ? null : (cell ?? places().points.find((point) => areaKey(point) === key));
  if (place === undefined) return missing();
  const { land, detail } = await baseMap();
  const svg = areaSvg(land, detail, place, place !== null && cell === null);
  if (drawn.size < MAX_DRAWN) drawn.set(key, svg);
  return new Response(svg, { headers: HEADERS });
}
