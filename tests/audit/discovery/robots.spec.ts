import { expect } from "@playwright/test";
import robotsParser from "robots-parser";
import { ask, pathOf } from "./crawler/ask.ts";
import { metas, rawHead } from "./crawler/html.ts";
import { readSitemap, sitemapAddresses } from "./crawler/sitemap-files.ts";
import { PREVIEW_BOTS, SEARCH_ENGINE } from "./crawler/user-agents.ts";
import { type AuditedSite, examplePaths } from "./site/audited-site.ts";
import { test } from "./site/test.ts";

const OPEN = [
  "/",
  "/?location=canggu",
  "/rental/x",
  "/rental?slug=x",
  "/_next/image?url=%2Fmedia%2Fx.webp&w=640&q=75",
  "/_next/static/x.js",
  "/?page=2",
];
const CLOSED = [
  "/?location=a&sort=b",
  "/?keywords=x",
  "/?price_range=11&location=a",
  "/?dateRange=week",
  "/?min_bedrooms=1",
  "/?includes=wifi",
  "/?stay=1",
  "/?available=2026-12-01",
];

/** A bot's name in robots.txt: the first word of its user agent. */
const product = (agent: string) => agent.split(/[/ ]/, 1)[0] ?? agent;

async function robotsOf(site: AuditedSite) {
  const { status, text } = await ask(site.origin, "/robots.txt");
  expect(status, `robots.txt answers ${status}`).toBe(200);
  return robotsParser(`${site.canonical}/robots.txt`, text);
}

test("B4: search engines may read pages, areas and pictures, but not filtered lists", async ({ site }) => {
  const robots = await robotsOf(site);
  for (const path of OPEN)
    expect(robots.isAllowed(site.canonical + path, SEARCH_ENGINE), `${path} is closed`).toBe(true);
  for (const path of CLOSED)
    expect(robots.isAllowed(site.canonical + path, SEARCH_ENGINE), `${path} is open`).toBe(false);
});

test("B5: preview bots may read everything", async ({ site }) => {
  const robots = await robotsOf(site);
  for (const agent of PREVIEW_BOTS.map(product)) {
    for (const path of [...OPEN, ...CLOSED]) {
      expect(robots.isAllowed(site.canonical + path, agent), `${path} is closed to ${agent}`).toBe(true);
    }
  }
});

test("B6: pages with noindex may be crawled, so that the noindex is read", async ({ site }) => {
  const robots = await robotsOf(site);
  for (const path of [
    ...examplePaths(site, "expired", "wanted", "incomplete", "deleted"),
    ...["/compare", `/compare?ids=${site.rental.id},1`, "/rental/no-such-home"],
    ...["/?location=nowhere-at-all", "/?page=9999"],
  ]) {
    const { text } = await ask(site.origin, path);
    expect(metas(rawHead(text), "robots").join(), `${path} says no noindex`).toMatch(/noindex/);
    expect(robots.isAllowed(site.canonical + path, SEARCH_ENGINE), `${path} is closed`).toBe(true);
  }
});

test("B6: a list closed to crawlers has no noindex, which would apply to its canonical list", async ({
  site,
}) => {
  const robots = await robotsOf(site);
  for (const path of [
    "/?keywords=no-such-word",
    `/?location=${encodeURIComponent(site.area)}&keywords=no-such-word`,
  ]) {
    const { text, status } = await ask(site.origin, path);
    expect([status, robots.isAllowed(site.canonical + path, SEARCH_ENGINE)], path).toEqual([200, false]);
    expect(metas(rawHead(text), "robots").join(), path).not.toMatch(/noindex/);
  }
});

test("B7: a live listing may be indexed with a large picture", async ({ site }) => {
  for (const path of ["/", site.rental.path, `/?location=${encodeURIComponent(site.area)}`]) {
    const { text, headers } = await ask(site.origin, path);
    const robots = metas(rawHead(text), "robots").join();
    expect(robots, `${path}: ${robots}`).toMatch(/max-image-preview:large/);
    expect(robots, `${path}: ${robots}`).not.toMatch(/noindex/);
    expect(headers["x-robots-tag"], `${path}: X-Robots-Tag ${headers["x-robots-tag"]}`).toBe(undefined);
  }
});

test("C2: robots.txt lists sitemaps that answer 200", async ({ site }) => {
  const addresses = await sitemapAddresses(site);
  expect(addresses.length, "it names none").toBeGreaterThan(0);
  for (const address of addresses)
    expect((await ask(site.origin, pathOf(address))).status, address).toBe(200);
  expect((await readSitemap(site)).urls.length, "they name no page").toBeGreaterThan(0);
});
