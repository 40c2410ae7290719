import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { CliError } from "../../lib/cli/cli-error.ts";
import { regionNames } from "../../lib/region/region-file.ts";
import { regionFile } from "../../lib/region/region-path.ts";
import { settingsPath } from "../../lib/settings/settings-path.ts";
import type { SiteSettings } from "../../lib/settings/site-settings.ts";
import { supabaseUrl } from "../environment.ts";
import type { Flags } from "./flags.ts";

/** The settings of a file, with the logo that they name checked too. Throws a `CliError` if they cannot be used. */
async function usableSettings(path: string): Promise<SiteSettings> {
  // Register the hooks before importing modules that import modules of the site.
  await import("../resolve-project.ts");
  const [{ readSettings }, { ownLogo }] = await Promise.all([
    import("../../lib/settings/settings-file.ts"),
    import("../../lib/settings/own-logo.ts"),
  ]);
  const settings = readSettings(path);
  const { region } = settings;
  const regions = regionNames();
  // A flag or a variable may win over it today, but not at a start without them.
  if (region !== undefined && !regions.includes(region))
    throw new CliError(`${path}: region "${region}" is none of ${regions.join(", ")}.`);
  await ownLogo(path, settings);
  return settings;
}

/** The folder with site.json: the data folder, or the folder of the region's demo while that is served; null for neither. */
export const settingsFolder = ({ data, listings }: Flags): string | null =>
  data === null && listings === null && supabaseUrl() === undefined
    ? fileURLToPath(new URL(regionFile("demo")))
    : data;

/**
 * Checks the settings of the site, which its servers read again: `SITE_CONFIG`, else site.json in a folder. Throws a
 * `CliError` if they cannot be used.
 */
export async function checkSettings(folder: string | null): Promise<void> {
  const found = settingsPath(folder);
  if (found === null) return;
  const path = resolve(found);
  const { daysShown } = await usableSettings(path);
  process.env.SITE_CONFIG = path;
  process.env.DAYS_SHOWN = String(daysShown);
}
