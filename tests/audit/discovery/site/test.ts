import { test as base } from "@playwright/test";
import { type AskedSite, pathOfUrl } from "../crawler/ask.ts";
import { readSitemap } from "../crawler/sitemap-files.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";

interface AuditedSite extends AskedSite {
  /** The path of a listing's page. */
  rental: string;
  /** The path of an area's list. */
  area: string;
}

/** Long enough to import the listings. */
const START_MS = 240_000;

/** What the sitemap of a running site tells of it. Throws when it names no listing or no area. */
async function knownSite(origin: string): Promise<AuditedSite> {
  const locs = (await readSitemap({ origin })).urls.map(({ loc }) => loc);
  const rental = locs.find((loc) => /\/rental\/[^/?]*[^/?\d][^/?]*$/.test(loc));
  const area = locs.find((loc) => new URL(loc).searchParams.has("location"));
  if (rental === undefined || area === undefined)
    throw new Error(`The sitemap of ${origin} names no listing or no area.`);
  return { origin, canonical: new URL(rental).origin, rental: pathOfUrl(rental), area: pathOfUrl(area) };
}

/** Tests of the site at `baseURL`, and of one of the audit's own, whose listings and data service a test may change. */
export const test = base.extend<object, { site: AuditedSite; own: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use, { project }) => use(await knownSite(project.use.baseURL ?? "")),
    { scope: "worker" },
  ],
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      base.skip(process.env.BASE_URL !== undefined, "needs listings of its own: run it without BASE_URL");
      const own = await startOwnSite();
      await use(own);
      await own.stop();
    },
    { scope: "worker", timeout: START_MS },
  ],
});
