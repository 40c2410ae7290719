import { resolve } from "node:path";
import { settingsPath } from "../../lib/settings/settings-path.ts";
import type { SiteSettings } from "../../lib/settings/site-settings.ts";
import { printLine } from "./steps.ts";

/** The settings of a file, with the pictures that they name checked too. Throws a `CliError` if they cannot be used. */
export async function usableSettings(path: string): Promise<SiteSettings> {
  // Register the hooks before importing modules that import modules of the site.
  await import("../resolve-project.ts");
  const [{ readSettings }, { ownPictures }, { accentNotes }] = await Promise.all([
    import("../../lib/settings/settings-file.ts"),
    import("../../lib/settings/own-picture.ts"),
    import("../../lib/settings/accent-colours.ts"),
  ]);
  const settings = readSettings(path);
  const { accent } = settings;
  await ownPictures(path, settings);
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
