import "server-only";
import { QUERY_KEYS } from "@/lib/filters/schema";
import { startRefreshing } from "@/server/data/refresh";
import { siteProcess } from "@/server/front/site-process";
import { configuredHosts } from "@/server/http/content-security-policy";
import { countVisit } from "@/server/numbers/count-visit";
import { logEvents } from "@/server/reporting/log-events";
import { siteSettings } from "@/server/site/site-settings";
import { busyPage } from "@/server/start/busy-page";
import { checkServerEnv } from "@/server/start/check-server-env";

/** Query keys of other addresses than lists: share links, comparisons, cards by id, parts of the sitemap, sentences. */
const OTHER_KEYS = ["slug", "ids", "more", "of", "part", "q"];

/** Tells the server around the framework what only the bundled site knows. */
function tellFront(): void {
  const { analytics } = siteSettings();
  const site = siteProcess();
  site.countVisit = countVisit;
  site.busyPage = busyPage;
  site.queryKeys = process.env.NODE_ENV === "development" ? null : new Set([...QUERY_KEYS, ...OTHER_KEYS]);
  site.policyHosts = configuredHosts({
    NEXT_PUBLIC_ANALYTICS_URL: analytics?.script,
    NEXT_PUBLIC_ANALYTICS_COLLECT_URL: analytics?.collect,
  });
}

/** Starts what the site does beside answering. Resolves after the first read of the listings, whether it succeeded or not. */
export async function startSite(): Promise<void> {
  await checkServerEnv();
  logEvents();
  tellFront();
  await startRefreshing();
}
