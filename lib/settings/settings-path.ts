import { statSync } from "node:fs";
import { join } from "node:path";

export const SETTINGS_FILE = "site.json";

/** `SITE_CONFIG`, else site.json in the data folder, if there is one; null for the defaults. A server has only the variable. */
export function settingsPath(dataFolder: string | null): string | null {
  const configured = process.env.SITE_CONFIG?.trim();
  if (configured) return configured;
  const path = dataFolder === null ? null : join(dataFolder, SETTINGS_FILE);
  return path !== null && statSync(path, { throwIfNoEntry: false }) ? path : null;
}
