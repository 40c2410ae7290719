import { parseDetail, parseLand } from "@/lib/map/base-map-data";
import { fileOfRegion } from "@/server/http/public-file";
import { memoizeFor } from "@/server/process/memoize-for";
import { oncePerProcess } from "@/server/process/once-per-process";

async function readJson(path: string): Promise<unknown> {
  const bytes = await fileOfRegion(path);
  if (bytes === null) throw new Error(`${path} cannot be read`);
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The base map, parsed once per process: every drawing shows a part of it. A failed read is retried by the next caller. */
export const baseMap = oncePerProcess("base map", () =>
  memoizeFor(Number.POSITIVE_INFINITY, async () => ({
    land: parseLand(await readJson("/map/land.json")),
    detail: parseDetail(await readJson("/map/detail.json")),
  })),
);
