import { statSync } from "node:fs";
import { join } from "node:path";

export const SETTINGS_FILE = "site.json";

/**
 * The settings file of a site: `SITE_CONFIG`, else site.json in its data folder, if there is one; null for the defaults. A
 * file that `SITE_CONFIG` names has to exist. A server has only the variable, which is set when it is started.
 */
export function settingsPath(dataFolder: string | null): string | null {
  const configured = process.env.SITE_CONFIG?.trim();
  if (configured) return configured;
  const path = dataFolder === null ? null : join(dataFolder, SETTINGS_FILE);
  return path !== null && statSync(path, { throwIfNoEntry: false }) ? path : null;
}
