import { test as base } from "@playwright/test";
import { type DataBehindProxy, readingFrom, startDataBehindProxy } from "./data-behind-proxy.ts";
import type { Fault } from "./fault-proxy.ts";
import { type RunningSite, type SiteOptions, startSite } from "./site.ts";

/** Long enough for a build of its own, where a test needs one. */
const START_MS = 240_000;

/** Tests whose pages come from a site of their own, started once for the file. */
export function testOnSite(options: () => SiteOptions | Promise<SiteOptions>) {
  return base.extend<object, { site: RunningSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
      async ({}, use) => {
        const site = await startSite(await options());
        await use(site);
        await site.stop();
      },
      { scope: "worker", timeout: START_MS },
    ],
    baseURL: async ({ site }, use) => use(site.url),
  });
}

export type Stage = { site: RunningSite; data: DataBehindProxy };

/** Tests on a site that reads again after as many seconds from a data service that can be made to fail, or does from the start. */
export function testOnFailingData(
  revalidateSeconds: number,
  fault: Fault,
  env: Readonly<Record<string, string>> = {},
) {
  return base.extend<object, { stage: Stage }>({
    stage: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
      async ({}, use) => {
        const data = await startDataBehindProxy();
        data.inject(fault);
        const site = await startSite({ env: { ...readingFrom(data, revalidateSeconds), ...env } });
        await use({ site, data });
        await site.stop();
        await data.close();
      },
      { scope: "worker", timeout: START_MS },
    ],
    baseURL: async ({ stage }, use) => use(stage.site.url),
  });
}
