import { archiveProblem } from "../../server/map/map-archive.ts";
import { optional } from "../environment.ts";
import { printLine } from "./steps.ts";

/** Prints why an archive cannot be drawn, and goes on without it. */
export async function checkMapArchive(): Promise<void> {
  const path = optional("MAP_PMTILES");
  if (path === undefined) return;
  const problem = await archiveProblem(path);
  if (problem === null) return;
  printLine(`MAP_PMTILES: ${path} ${problem}. The built-in map is shown instead.`);
  delete process.env.MAP_PMTILES;
}
