import { open } from "node:fs/promises";
import { serveFile } from "../http/serve-file.ts";

const MAGIC = "PMTiles";
const VERSION = 3;
/** Offset of the tile type in the header, and its value for vector tiles. */
const TILE_TYPE_AT = 99;
const VECTOR_TILES = 1;

/** Why a file cannot be used as a map archive; null when it is a PMTiles archive of vector tiles. */
export async function archiveProblem(path: string): Promise<string | null> {
  const header = Buffer.alloc(TILE_TYPE_AT + 1);
  try {
    const file = await open(path);
    await file.read(header, 0, header.length, 0).finally(() => file.close());
  } catch (error) {
    return `cannot be read (${String(error)})`;
  }
  if (header.toString("latin1", 0, MAGIC.length) !== MAGIC || header[MAGIC.length] !== VERSION)
    return `is no PMTiles archive of version ${VERSION}`;
  return header[TILE_TYPE_AT] === VECTOR_TILES ? null : "holds no vector tiles";
}

const FILE_HEADERS = { type: "application/vnd.pmtiles", cacheControl: "public, max-age=3600, no-transform" };

/** Serves the operator's map archive in byte ranges; 404 when there is none. */
export async function serveArchive(request: Request, path: string | undefined): Promise<Response> {
  const response = path ? await serveFile(request, path, FILE_HEADERS) : null;
  return response ?? new Response("There is no map archive.", { status: 404 });
}
