import { loadEnvFiles } from "../../scripts/environment.ts";
import { builtFolder } from "../../scripts/start/build.ts";

/** The folder of the build that the shared site serves. */
export function sharedBuild(): Promise<string> {
  loadEnvFiles("production");
  return builtFolder();
}
