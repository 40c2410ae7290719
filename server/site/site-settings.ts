import "server-only";
import { SITE_NAME } from "@/lib/region/names";
import { readSettings } from "@/lib/settings/settings-file";
import { settingsPath } from "@/lib/settings/settings-path";
import { oncePerProcess } from "@/server/process/once-per-process";

/** The settings of the site, as its file was when the server started; the defaults without `SITE_CONFIG` (docs/behaviour.md, T1). */
export const siteSettings = () => oncePerProcess("site-settings", () => readSettings(settingsPath(null)));

export const siteName = (): string => siteSettings().name ?? SITE_NAME;
