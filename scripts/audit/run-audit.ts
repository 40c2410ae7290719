import { step } from "../start/steps.ts";
import { ToldError } from "../told-error.ts";
import type { AuditedSite } from "./audited-site.ts";
import { type Check, type Outcome, outcome } from "./check.ts";
import { browserChecks } from "./checks/browser.ts";
import { feedChecks } from "./checks/feeds.ts";
import { headChecks } from "./checks/head.ts";
import { installChecks } from "./checks/install.ts";
import { listChecks } from "./checks/lists.ts";
import { outageChecks } from "./checks/outage.ts";
import { previewChecks } from "./checks/previews.ts";
import { robotsChecks } from "./checks/robots.ts";
import { sitemapChecks } from "./checks/sitemap.ts";
import { statusChecks } from "./checks/status.ts";
import { structuredDataChecks } from "./checks/structured-data.ts";
import { unfurlerChecks } from "./checks/unfurlers.ts";
import { table } from "./table.ts";

/** In this order: the last ones change the listings and take the data service away. */
const CHECKS: readonly Check[] = [
  ...statusChecks,
  ...headChecks,
  ...listChecks,
  ...robotsChecks,
  ...sitemapChecks,
  ...structuredDataChecks,
  ...previewChecks,
  ...unfurlerChecks,
  ...feedChecks,
  ...installChecks,
  ...browserChecks,
  ...outageChecks,
];

/** Checks every line of the acceptance that is about being found and shared. Throws a `ToldError` where one fails. */
export async function runAudit(site: AuditedSite): Promise<void> {
  const outcomes: Outcome[] = [];
  await step("discovery", async () => {
    for (const check of CHECKS) outcomes.push(await outcome(check, site));
    const failed = outcomes.filter(({ result }) => result === "failed").length;
    return { said: `${outcomes.length} lines, ${failed} failed`, result: undefined };
  });
  console.log(table(outcomes));
  const failed = outcomes.filter(({ result }) => result === "failed");
  if (failed.length > 0)
    throw new ToldError(`${failed.length} lines failed: ${failed.map(({ id }) => id).join(", ")}`);
}
