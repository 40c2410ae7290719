import "server-only";
import { SITE_NAME } from "@/lib/region/names";
import { type AnalyticsSettings, analyticsSettings } from "@/lib/reporting/analytics";
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

/** Written out in full, because the build inlines only literal `process.env.NAME` expressions. Null without analytics. */
export const siteAnalytics = (): AnalyticsSettings | null =>
  analyticsSettings({
    url: process.env.NEXT_PUBLIC_ANALYTICS_URL,
    websiteId: process.env.NEXT_PUBLIC_ANALYTICS_WEBSITE_ID,
    collectUrl: process.env.NEXT_PUBLIC_ANALYTICS_COLLECT_URL,
    respectDnt: process.env.NEXT_PUBLIC_ANALYTICS_RESPECT_DNT,
  });
