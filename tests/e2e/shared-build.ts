import { loadEnvFiles } from "../../scripts/environment.ts";
import { builtFolder } from "../../scripts/start/build.ts";

/** The folder of the build that the shared site, started with nothing else set, serves from. */
export function sharedBuild(): Promise<string> {
  loadEnvFiles("production");
  return builtFolder();
}
