import "server-only";
import { QUERY_KEYS } from "@/lib/filters/schema";
import { ownLogo } from "@/lib/settings/own-logo";
import { settingsPath } from "@/lib/settings/settings-path";
import { startRefreshing } from "@/server/data/refresh";
import { siteProcess } from "@/server/front/site-process";
import { countVisit } from "@/server/numbers/count-visit";
import { serverEnv } from "@/server/site/server-env";
import { siteSettings } from "@/server/site/site-settings";

/** Settings of the operator that are read at the start, because a malformed one would make pages fail. */
const CHECKED = [
  siteSettings,
  serverEnv.listingsRevalidateSeconds,
  serverEnv.ownerContact,
  serverEnv.reportBot,
  serverEnv.agentRegisterUrl,
];

/** Ends the process if a setting is malformed, with a message that names it. Sets `DAYS_SHOWN`, which modules of lib read. */
export async function checkServerEnv(): Promise<void> {
  try {
    for (const read of CHECKED) read();
    const path = settingsPath(null);
    if (path !== null) siteProcess().logo = await ownLogo(path, siteSettings());
    process.env.DAYS_SHOWN = String(siteSettings().daysShown);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Query keys of other addresses than lists: share links, comparisons, cards by id, parts of the sitemap, sentences. */
const OTHER_KEYS = ["slug", "ids", "more", "of", "part", "q"];

/** Starts what the site does beside answering. Resolves after the first read of the listings, whether it succeeded or not. */
export async function startSite(): Promise<void> {
  await checkServerEnv();
  // What only the bundled site knows, for the server around the framework.
  const site = siteProcess();
  site.countVisit = countVisit;
  site.queryKeys = process.env.NODE_ENV === "development" ? null : new Set([...QUERY_KEYS, ...OTHER_KEYS]);
  await startRefreshing();
}
