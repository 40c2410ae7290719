import { open } from "node:fs/promises";
import { optional } from "../environment.ts";
import { printLine } from "./steps.ts";

const MAGIC = "PMTiles";
const VERSION = 3;
/** Offset in the header. */
const TILE_TYPE_AT = 99;
const VECTOR_TILES = 1;

/** Why a file cannot be used as a map archive; null if it is a PMTiles archive of vector tiles. */
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

/** If MAP_PMTILES names an unusable archive, prints why and unsets it. */
export async function checkMapArchive(): Promise<void> {
  const path = optional("MAP_PMTILES");
  if (path === undefined) return;
  const problem = await archiveProblem(path);
  if (problem === null) return;
  printLine(`MAP_PMTILES: ${path} ${problem}. The built-in map is shown instead.`);
  delete process.env.MAP_PMTILES;
}
