import "server-only";
import { SITE_NAME } from "@/lib/region/names";
import { readSettings } from "@/lib/settings/settings-file";
import { settingsPath } from "@/lib/settings/settings-path";
import type { SiteSettings } from "@/lib/settings/site-settings";

let settings: SiteSettings | null = null;

/** The settings of the site, as its file was when the server started; the defaults without `SITE_CONFIG` (docs/behaviour.md, T1). */
export function siteSettings(): SiteSettings {
  settings ??= readSettings(settingsPath(null));
  return settings;
}

export const siteName = (): string => siteSettings().name ?? SITE_NAME;
