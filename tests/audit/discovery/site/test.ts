import { test as base } from "@playwright/test";
import { AUDITED_URL, LISTINGS } from "../../target.ts";
import type { AuditedSite } from "./audited-site.ts";
import { knownSite } from "./known-site.ts";
import { startAuditedSite } from "./start-audited-site.ts";

/** Long enough to import a large file of listings. */
const START_MS = 240_000;

/** Tests of the site at the given address or, without one, of a site started for them. */
export const test = base.extend<object, { site: AuditedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      if (AUDITED_URL !== null) return use(await knownSite(AUDITED_URL));
      const { site, stop } = await startAuditedSite(LISTINGS);
      await use(site);
      await stop();
    },
    { scope: "worker", timeout: START_MS },
  ],
});

/** An example that a test needs. On a site without it, skips the test and gives its name as the reason. */
export function needed<Value>(example: Value | undefined, name: string): Value {
  if (example !== undefined) return example;
  test.skip(true, `this site has no ${name} that is known`);
  throw new Error("skipped");
}
