import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { CliError } from "../../lib/cli/cli-error.ts";
import { settingsPath } from "../../lib/settings/settings-path.ts";
import type { SiteSettings } from "../../lib/settings/site-settings.ts";
import { PROJECT } from "./project.ts";
import { printLine } from "./steps.ts";

/** The settings of a file, with the pictures and the region that they name checked too. Throws a `CliError` if they cannot be used. */
export async function usableSettings(path: string): Promise<SiteSettings> {
  // Register the hooks before importing modules that import modules of the site.
  await import("../resolve-project.ts");
  const [{ readSettings }, { ownPictures }, { accentNotes }] = await Promise.all([
    import("../../lib/settings/settings-file.ts"),
    import("../../lib/settings/own-picture.ts"),
    import("../../lib/settings/accent-colours.ts"),
  ]);
  const settings = readSettings(path);
  const { accent, region } = settings;
  await ownPictures(path, settings);
  const regions = join(PROJECT, "regions");
  if (region !== undefined && existsSync(regions) && !existsSync(join(regions, region)))
    throw new CliError(
      `${path}: region "${region}" is not in this release: there is no folder regions/${region}.`,
    );
  for (const note of accent === undefined ? [] : accentNotes(accent)) printLine(`${path}: ${note}`);
  return settings;
}

/**
 * Checks the settings of the site, which its servers read again: `SITE_CONFIG`, else site.json in the data folder. Throws a
 * `CliError` if they cannot be used.
 */
export async function checkSettings(dataFolder: string | null): Promise<void> {
  const found = settingsPath(dataFolder);
  if (found === null) return;
  const path = resolve(found);
  const { daysShown } = await usableSettings(path);
  process.env.SITE_CONFIG = path;
  process.env.DAYS_SHOWN = String(daysShown);
}
