import { parseDetail, parseLand } from "@/lib/map/base-map-data";
import { oncePerProcess } from "@/server/process/once-per-process";

/** Reads a file of the region, such as "/map/land.json"; null if it does not exist. */
export type ReadFile = (path: string) => Promise<Uint8Array | null>;

async function readJson(readFile: ReadFile, path: string): Promise<unknown> {
  const bytes = await readFile(path);
  if (bytes === null) throw new Error(`${path} cannot be read`);
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The base map, parsed once per process: every drawing shows a part of it. A failed read is retried by the next caller. */
export const baseMap = oncePerProcess("base map", () => {
  let map: ReturnType<typeof read> | null = null;
  const read = async (readFile: ReadFile) => ({
    land: parseLand(await readJson(readFile, "/map/land.json")),
    detail: parseDetail(await readJson(readFile, "/map/detail.json")),
  });
  return (readFile: ReadFile) => {
    map ??= read(readFile).catch((error) => {
      map = null;
      throw error;
    });
    return map;
  };
});
