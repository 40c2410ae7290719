import { analyticsSettings } from "@/lib/reporting/analytics";
import { AnalyticsScript } from "./analytics-script.client";

/** Page visit analytics, if an analytics service is configured. */
export function Analytics() {
  const settings = analyticsSettings({
    url: process.env.NEXT_PUBLIC_ANALYTICS_URL,
    websiteId: process.env.NEXT_PUBLIC_ANALYTICS_WEBSITE_ID,
    collectUrl: process.env.NEXT_PUBLIC_ANALYTICS_COLLECT_URL,
    respectDnt: process.env.NEXT_PUBLIC_ANALYTICS_RESPECT_DNT,
  });
  return settings === null ? null : <AnalyticsScript settings={settings} />;
}
