import { readFileSync, statSync } from "node:fs";
import { CliError, messageOf } from "@/lib/cli/cli-error";
import { MAX_BYTES, parseSettings, SettingsError } from "./parse-settings";
import { DEFAULT_SETTINGS, type SiteSettings } from "./site-settings";

function readText(path: string): string {
  const { size } = statSync(/* turbopackIgnore: true */ path);
  if (size > MAX_BYTES)
    throw new SettingsError([
      `it has ${Math.ceil(size / 1024)} kB, and at most ${MAX_BYTES / 1024} kB are read`,
    ]);
  return readFileSync(/* turbopackIgnore: true */ path, "utf8");
}

/** The settings of a file, or the defaults. Throws a `CliError` that names the file and each problem. */
export function readSettings(path: string | null): SiteSettings {
  if (path === null) return DEFAULT_SETTINGS;
  try {
    return parseSettings(readText(path));
  } catch (error) {
    const problems = error instanceof SettingsError ? error.problems : [messageOf(error)];
    throw new CliError(`${path} cannot be used:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  }
}
