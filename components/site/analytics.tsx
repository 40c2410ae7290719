import { siteAnalytics } from "@/server/site/site-analytics";
import { AnalyticsScript } from "./analytics-script.client";

/** Page visit analytics, if an analytics service is configured. */
export function Analytics() {
  const settings = siteAnalytics();
  return settings === null ? null : <AnalyticsScript settings={settings} />;
}
