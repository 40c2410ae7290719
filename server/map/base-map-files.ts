import { parseDetail, parseLand } from "@/lib/map/base-map-data";
import { fileOfRegion } from "@/server/http/public-file";

async function readJson(path: string): Promise<unknown> {
  const bytes = await fileOfRegion(path);
  if (bytes === null) throw new Error(`${path} cannot be read`);
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function readBaseMap() {
  return {
    land: parseLand(await readJson("/map/land.json")),
    detail: parseDetail(await readJson("/map/detail.json")),
  };
}

let read: ReturnType<typeof readBaseMap> | null = null;

/** The base map, parsed once: every drawing shows a part of it. A failed read is retried by the next caller. */
export function baseMap(): ReturnType<typeof readBaseMap> {
  read ??= readBaseMap().catch((error: unknown) => {
    read = null;
    throw error;
  });
  return read;
}
