import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { AREA_FILE, areaKey, DEFAULT_VIEW, WHOLE_REGION } from "@/lib/map/area-picture";
import { areaSvg } from "@/lib/map/area-svg";
import { areaView, stripView } from "@/lib/map/area-view";
import { parseDetail, parseLand } from "@/lib/map/base-map-data";
import { cellOf } from "@/lib/map/home-picture";
import { REGION } from "@/lib/region/region";
import { snapshot } from "@/server/data/snapshot";
import { textResponse } from "@/server/http/text-response";

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(
    await readFile(resolve(/* turbopackIgnore: true */ "regions", REGION, "map", name), "utf8"),
  );
}

async function readBaseMap() {
  return { land: parseLand(await readJson("land.json")), detail: parseDetail(await readJson("detail.json")) };
}

let read: ReturnType<typeof readBaseMap> | undefined;

/** The base map, parsed once: every drawing shows a part of it. */
function baseMap(): ReturnType<typeof readBaseMap> {
  read ??= readBaseMap();
  return read;
}

/** Views that are of no place, by key. */
const VIEWS = new Map([
  [WHOLE_REGION, () => areaView(null)],
  [DEFAULT_VIEW, stripView],
]);

/**
 * Responds with the drawing of a known place, of a cell of the region, of all of it or of the map as it opens; 404 for any other URL,
 * without drawing anything.
 */
export async function areaResponse(key: string, file: string): Promise<Response> {
  const cell = cellOf(key);
  const place = cell ?? snapshot().places.points.find((point) => areaKey(point) === key);
  const view = place ? areaView(place) : VIEWS.get(key)?.();
  if (file !== AREA_FILE || view === undefined) return textResponse("Not found.", 404);
  // For a day: a drawing contains no data of a listing that could be deleted.
  const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" };
  return new Response(areaSvg(await baseMap(), view, place !== undefined && cell === null), { headers });
}
