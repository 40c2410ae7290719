/**
 * Loads the .env files and sets REGION. The first import of a command: what other modules know of the region, they read when
 * they are loaded.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import { CliError } from "../lib/cli/cli-error.ts";
import { readRegion } from "../lib/region/region-file.ts";
import { settingsPath } from "../lib/settings/settings-path.ts";
import { folderOfArguments, loadEnvFiles } from "./environment.ts";

const named = z.object({ region: z.string() });

/** The region that a settings file names. Of a file that cannot be used, `checkSettings` says what is wrong. */
function regionOf(path: string | null): string | undefined {
  try {
    return path === null ? undefined : named.safeParse(JSON.parse(readFileSync(path, "utf8"))).data?.region;
  } catch {
    return undefined;
  }
}

const data = folderOfArguments(process.argv);
loadEnvFiles(basename(process.argv[1] ?? "") === "dev.ts" ? "development" : "production", data);

// Inherited from a parent process, they may be those of another region.
for (const name of Object.keys(process.env)) if (name.startsWith("REGION_")) delete process.env[name];

// `REGION`, else that of the settings (docs/behaviour.md, T9).
const region = process.env.REGION || regionOf(settingsPath(data ?? null));
if (region !== undefined) {
  try {
    readRegion(region);
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    process.exit(1);
  }
  process.env.REGION = region;
}
