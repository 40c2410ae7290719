import "server-only";
import {
  type AnalyticsEnvironment,
  type AnalyticsSettings,
  analyticsSettings,
} from "@/lib/reporting/analytics";
import { siteSettings } from "./site-settings";

/** Written out in full, because the build inlines only literal `process.env.NAME` expressions. */
const BUILT: AnalyticsEnvironment = {
  url: process.env.NEXT_PUBLIC_ANALYTICS_URL,
  websiteId: process.env.NEXT_PUBLIC_ANALYTICS_WEBSITE_ID,
  collectUrl: process.env.NEXT_PUBLIC_ANALYTICS_COLLECT_URL,
  respectDnt: process.env.NEXT_PUBLIC_ANALYTICS_RESPECT_DNT,
};

/** The analytics of the environment of the build, else of the settings of the site; null without both (docs/behaviour.md, T8). */
export function siteAnalytics(): AnalyticsSettings | null {
  const { analytics } = siteSettings();
  const built = analyticsSettings(BUILT);
  if (built !== null || analytics === undefined) return built;
  return analyticsSettings({
    url: analytics.script,
    websiteId: analytics.website,
    collectUrl: analytics.collect,
    respectDnt: String(analytics.respectDoNotTrack),
  });
}
