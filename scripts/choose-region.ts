/**
 * Loads the .env files and sets REGION. The first import of a command: what other modules know of the region, they read when
 * they are loaded.
 */
import { basename } from "node:path";
import { CliError, messageOf } from "../lib/cli/cli-error.ts";
import { readRegion } from "../lib/region/region-file.ts";
import { chosenRegion, flagValue } from "./chosen-region.ts";
import { loadEnvFiles } from "./environment.ts";
import { folderOnDisk } from "./served-folder.ts";

const data = folderOnDisk(flagValue(process.argv, "--data", false));
loadEnvFiles(basename(process.argv[1] ?? "") === "dev.ts" ? "development" : "production", data);

// Inherited from a parent process, they may be those of another region.
for (const name of Object.keys(process.env)) if (name.startsWith("REGION_")) delete process.env[name];

const { region, by, isFlag, note } = chosenRegion(process.argv, process.env, data);
if (region !== undefined) {
  try {
    readRegion(region);
  } catch (error) {
    console.error(error instanceof CliError ? `${by}: ${messageOf(error)}` : error);
    process.exit(1);
  }
  process.env.REGION = region;
  // A child process prints no note: its parent has.
  if (note !== null && process.send === undefined) console.log(note);
}

/** The region that `--region` names; null without the flag. */
export const flaggedRegion = isFlag ? (region ?? null) : null;
