import { expect } from "@playwright/test";
import { z } from "zod";
import { DAY_MS } from "../../../lib/time/region-day.ts";
import { each } from "../../support/each.ts";
import { AT_ONCE, ask, pathOf } from "./crawler/ask.ts";
import {
  elements,
  jsonLdTexts,
  links,
  metas,
  plain,
  rawHead,
  titles,
  withoutScripts,
} from "./crawler/html.ts";
import { areaPages, readSitemap } from "./crawler/sitemap-files.ts";
import { USER_AGENTS } from "./crawler/user-agents.ts";
import { type AuditedSite, rentalPath } from "./site/audited-site.ts";
import { needed, test } from "./site/test.ts";

const SAMPLE = 50;
const graph = z.object({ "@graph": z.array(z.record(z.string(), z.unknown())) });

function thing(html: string, type: string): Record<string, unknown> | undefined {
  return jsonLdTexts(html)
    .flatMap((text) => graph.parse(JSON.parse(text))["@graph"])
    .find((candidate) => candidate["@type"] === type);
}

const listings = async (site: AuditedSite) =>
  (await readSitemap(site)).urls.map(({ loc }) => loc).filter((loc) => loc.includes("/rental/"));

function isLength(text: string | undefined, from: number, to: number, what: string): void {
  expect(text?.length, `${what}: ${text}`).toBeGreaterThanOrEqual(from);
  expect(text?.length, `${what}: ${text}`).toBeLessThanOrEqual(to);
}

test("B1: the raw head has one canonical link for every user agent", async ({ site }) => {
  for (const agent of USER_AGENTS) {
    for (const path of [site.rental.path, "/"]) {
      const { text } = await ask(site.origin, path, { agent });
      const found = links(rawHead(text), "canonical").map(({ href }) => href);
      expect(found, `${path} for ${agent}`).toEqual([site.canonical + path]);
    }
  }
});

test("B2: canonical link, og:url, structured data and sitemap have the same address", async ({ site }) => {
  const locs = new Set((await readSitemap(site)).urls.map(({ loc }) => loc));
  const area = `/?${new URLSearchParams({ location: site.area })}`;
  for (const path of ["/", area, site.rental.path]) {
    const { text } = await ask(site.origin, path);
    const address = site.canonical + path;
    expect(metas(rawHead(text), "og:url")).toEqual([address]);
    expect(locs.has(address), `${address} is not in the sitemap`).toBe(true);
    const url = path === area ? address : thing(text, path === "/" ? "WebSite" : "RealEstateListing")?.url;
    expect(url, "the url of the structured data").toBe(address);
  }
});

test("B8: an older listing has an expiry date for search engines, an expired one is not indexed", async ({
  site,
}) => {
  const [older, expired] = [
    needed(site.examples.older, "older listing"),
    needed(site.examples.expired, "expired"),
  ];
  const robots = async (path: string) => metas(rawHead((await ask(site.origin, path)).text), "robots").join();
  const said = await robots(rentalPath(older));
  const until = Date.parse(/unavailable_after: ?([^,]+)/.exec(said)?.[1] ?? "");
  expect(until, said).toBe(Date.parse(older.posted_at_telegram ?? "") + 90 * DAY_MS);
  expect(said).not.toMatch(/noindex/);
  expect(await robots(rentalPath(expired))).toMatch(/noindex/);
  expect(plain((await ask(site.origin, rentalPath(older))).text)).toMatch(/posted/i);
});

test("B13: the raw page of a listing has all its facts and pictures", async ({ site }) => {
  const row = needed(site.examples.live, "listing that is known");
  const { text } = await ask(site.origin, rentalPath(row));
  const words = plain(text);
  const said = [
    row.title,
    "Rp 31,000,000",
    "month",
    "3 bedrooms",
    "2 bathrooms",
    `Villa ${row.id}, all included.`,
  ];
  for (const fact of said) expect(words, `without ${fact}`).toContain(fact ?? "");
  expect(words).toMatch(/posted/i);
  expect(words.toLowerCase(), `without ${row.location}`).toContain(row.location ?? "");
  const shown = elements(withoutScripts(text), "img").filter(({ alt }) => alt !== undefined && alt !== "");
  for (const url of row.media_urls) {
    const isThere = shown.some(({ src }) => src?.includes(encodeURIComponent(url)) || src?.includes(url));
    expect(isThere, `without the picture ${url}`).toBe(true);
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
    `${/^\/(?:id|ru)(?=[/?]|$)/.exec(pathOf(loc))?.[0] ?? ""} ${said}`;
  const areas = (await areaPages(site)).map((path) => site.canonical + path);
  await each([`${site.canonical}/`, ...areas.slice(0, SAMPLE), ...sample], AT_ONCE, async (loc) => {
    const { text } = await ask(site.origin, pathOf(loc));
    const head = rawHead(text);
    const [title, ...more] = titles(head);
    const [description, ...others] = metas(head, "description");
    expect([more, others], `${loc} has several titles or descriptions`).toEqual([[], []]);
    expect(withoutScripts(text).match(/<h1[ >]/g)?.length, `${loc} has not one h1`).toBe(1);
    isLength(title, 15, 65, `the title of ${loc}`);
    isLength(description, 70, 160, `the description of ${loc}`);
    for (const said of [title, description]) {
      const key = keyOf(loc, said);
      expect(seen.get(key), `${loc} says what ${seen.get(key)} says: ${said}`).toBe(undefined);
      seen.set(key, loc);
    }
  });
});

test("B16: og:title does not end with the site's name", async ({ site }) => {
  const head = rawHead((await ask(site.origin, site.rental.path)).text);
  const [name = ""] = metas(head, "og:site_name");
  expect(metas(head, "og:title").join()).not.toMatch(new RegExp(`${name}$`));
});

test("B17: links in adverts and to their source have rel ugc and nofollow", async ({ site }) => {
  const row = needed(site.examples.live, "listing that is known");
  const { text } = await ask(site.origin, rentalPath(row));
  const found = elements(withoutScripts(text), "a");
  for (const start of [
    "https://example.com/villa",
    "https://t.me/audited_channel/",
    "https://wa.me/6281200000001",
  ]) {
    const rel = found.find(({ href }) => href?.startsWith(start))?.rel?.split(" ");
    expect(rel, `the link to ${start}`).toEqual(expect.arrayContaining(["ugc", "nofollow", "noopener"]));
  }
});

test("B18: only the home page has the site's name as structured data", async ({ site }) => {
  const { text } = await ask(site.origin, "/");
  const webSite = thing(text, "WebSite");
  expect(webSite?.name).toBe(metas(rawHead(text), "og:site_name")[0]);
  expect(webSite?.potentialAction, "a search action").toBe(undefined);
  for (const path of [site.rental.path, `/?location=${encodeURIComponent(site.area)}`]) {
    expect(thing((await ask(site.origin, path)).text, "WebSite"), `${path} has it`).toBe(undefined);
  }
});
