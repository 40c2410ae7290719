import { expect } from "@playwright/test";
import { z } from "zod";
import { each } from "../../support/each.ts";
import { type AskedSite, AT_ONCE, ask, pathOfUrl } from "./crawler/ask.ts";
import { jsonLdTexts, links, metas, rawHead, titles, withoutScripts } from "./crawler/html.ts";
import { areaPages, readSitemap } from "./crawler/sitemap-files.ts";
import { USER_AGENTS } from "./crawler/user-agents.ts";
import { test } from "./site/test.ts";

const SAMPLE = 50;
const graph = z.object({ "@graph": z.array(z.record(z.string(), z.unknown())) });

function thing(html: string, type: string): Record<string, unknown> | undefined {
  return jsonLdTexts(html)
    .flatMap((text) => graph.parse(JSON.parse(text))["@graph"])
    .find((candidate) => candidate["@type"] === type);
}

const listings = async (site: AskedSite) =>
  (await readSitemap(site)).urls.map(({ loc }) => loc).filter((loc) => loc.includes("/rental/"));

function isLength(text: string | undefined, from: number, to: number, what: string): void {
  expect(text?.length, `${what}: ${text}`).toBeGreaterThanOrEqual(from);
  expect(text?.length, `${what}: ${text}`).toBeLessThanOrEqual(to);
}

test("B1: the raw head has one canonical link for every user agent", { tag: "@smoke" }, async ({ site }) => {
  for (const agent of USER_AGENTS) {
    for (const path of [site.rental, "/"]) {
      const { text } = await ask(site.origin, path, { agent });
      const found = links(rawHead(text), "canonical").map(({ href }) => href);
      expect(found, `${path} for ${agent}`).toEqual([site.canonical + path]);
    }
  }
});

test("B2: canonical link, og:url, structured data and sitemap have the same address", async ({ site }) => {
  const locs = new Set((await readSitemap(site)).urls.map(({ loc }) => loc));
  for (const path of ["/", site.area, site.rental]) {
    const { text } = await ask(site.origin, path);
    const address = site.canonical + path;
    expect(metas(rawHead(text), "og:url")).toEqual([address]);
    expect(locs.has(address), `${address} is not in the sitemap`).toBe(true);
    const url =
      path === site.area ? address : thing(text, path === "/" ? "WebSite" : "RealEstateListing")?.url;
    expect(url, "the url of the structured data").toBe(address);
  }
});
test("B15: each page has one title and description, unique and of the right length (50 sampled)", async ({
  site,
}) => {
  const all = await listings(site);
  const sample = all.filter((_, index) => index % Math.ceil(all.length / SAMPLE) === 0);
  // Per language, because adverts keep their own words in every language.
  const seen = new Map<string, string>();
  const keyOf = (loc: string, said: string | undefined) =>
    `${/^\/(?:id|ru)(?=[/?]|$)/.exec(pathOfUrl(loc))?.[0] ?? ""} ${said}`;
  const areas = (await areaPages(site)).map((path) => site.canonical + path);
  await each([`${site.canonical}/`, ...areas.slice(0, SAMPLE), ...sample], AT_ONCE, async (loc) => {
    const { text } = await ask(site.origin, pathOfUrl(loc));
    const head = rawHead(text);
    const [title, ...more] = titles(head);
    const [description, ...others] = metas(head, "description");
    expect([more, others], `${loc} has several titles or descriptions`).toEqual([[], []]);
    expect(withoutScripts(text).match(/<h1[ >]/g)?.length, `${loc} has not one h1`).toBe(1);
    // The advert's own title is never cut; area and rent follow it.
    const own = z.string().catch("").parse(thing(text, "RealEstateListing")?.name);
    isLength(title, 15, Math.max(110, own.length + 40), `the title of ${loc}`);
    isLength(description, 70, 300, `the description of ${loc}`);
    for (const said of [title, description]) {
      const key = keyOf(loc, said);
      expect(seen.get(key), `${loc} says what ${seen.get(key)} says: ${said}`).toBe(undefined);
      seen.set(key, loc);
    }
  });
});
