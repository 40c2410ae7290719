import { AREA_FILE, areaKey, WHOLE_REGION } from "@/lib/map/area-picture";
import { areaSvg } from "@/lib/map/area-svg";
import { cellOf } from "@/lib/map/home-picture";
import type { Places } from "@/lib/places/places";
import { textResponse } from "@/server/http/text-response";
import { baseMap } from "./base-map-files";

/** Responds with the drawing of a known place, of a cell of the region or of all of it; 404 for any other URL, without drawing anything. */
export async function areaResponse(key: string, file: string, places: () => Places): Promise<Response> {
  const cell = cellOf(key);
  const place =
    key === WHOLE_REGION ? null : (cell ?? places().points.find((point) => areaKey(point) === key));
  if (file !== AREA_FILE || place === undefined) return textResponse("Not found.", 404);
  const { land, detail } = await baseMap();
  // For a day: a drawing contains no data of a listing that could be deleted.
  const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" };
  return new Response(areaSvg(land, detail, place, place !== null && cell === null), { headers });
}
