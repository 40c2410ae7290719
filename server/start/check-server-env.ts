import "server-only";
import { ownLogo } from "@/lib/settings/own-logo";
import { settingsPath } from "@/lib/settings/settings-path";
import { siteProcess } from "@/server/front/site-process";
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
