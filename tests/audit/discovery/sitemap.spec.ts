import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import robotsParser from "robots-parser";
import { pathOf } from "../../support/demo-rows.ts";
import { each } from "../../support/each.ts";
import { AT_ONCE, ask, pathOfUrl } from "./crawler/ask.ts";
import { links, metas, rawHead } from "./crawler/html.ts";
import { readSitemap } from "./crawler/sitemap-files.ts";
import { SEARCH_ENGINE } from "./crawler/user-agents.ts";
import { test } from "./site/test.ts";

const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
/** How many pages and pictures are requested. */
const SAMPLE = 150;

/** Up to `count` items, evenly spread over the list. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}

test("C1, C2: the sitemap that robots.txt names answers 200 with XML, every & escaped", {
  tag: "@smoke",
}, async ({ site }) => {
  const { files, urls } = await readSitemap(site);
  expect(urls, "it names no page").not.toEqual([]);
  for (const { answer } of files) {
    expect(String(answer.headers["content-type"])).toMatch(/xml/);
    expect(answer.text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  }
});

test("C3: each file has at most 50,000 addresses and 50 MB", async ({ site }) => {
  for (const { address, answer, urls } of (await readSitemap(site)).files) {
    expect(urls.length, `${address} has ${urls.length} addresses`).toBeLessThanOrEqual(MAX_URLS);
    expect(answer.bytes.length, `${address} has ${answer.bytes.length} bytes`).toBeLessThanOrEqual(MAX_BYTES);
  }
});

test("C4: every address is a canonical page that may be indexed (up to 150 sampled)", async ({ site }) => {
  const { urls } = await readSitemap(site);
  const locs = urls.map(({ loc }) => loc);
  expect(new Set(locs).size, "an address comes twice").toBe(locs.length);
  const robots = robotsParser(`${site.canonical}/robots.txt`, (await ask(site.origin, "/robots.txt")).text);
  await each(spread(locs, SAMPLE), AT_ONCE, async (loc) => {
    expect(robots.isAllowed(loc, SEARCH_ENGINE), `${loc} is closed`).toBe(true);
    const { status, text } = await ask(site.origin, pathOfUrl(loc));
    const head = rawHead(text);
    expect(status, `${loc} answers ${status}`).toBe(200);
    expect(links(head, "canonical").map(({ href }) => href)).toEqual([loc]);
    expect(metas(head, "robots").join(), `${loc} says noindex`).not.toMatch(/noindex/);
  });
});

test("C4: listings that nobody may find are not in the sitemap", async ({ own }) => {
  const { deleted, duplicate, wanted, incomplete, expired } = own.examples;
  const locs = (await readSitemap(own)).urls.map(({ loc }) => loc);
  for (const row of [deleted, duplicate, wanted, incomplete, expired])
    expect(locs).not.toContain(own.canonical + pathOf(row));
});

test("C5: lastmod comes from the data, and there is no changefreq or priority", async ({ site }) => {
  const first = await readSitemap(site);
  await wait(2_000);
  const second = await readSitemap(site);
  expect(second.urls, "it changes within two seconds").toEqual(first.urls);
  const rentals = first.urls.filter(({ loc }) => loc.startsWith(`${site.canonical}/rental/`));
  expect(rentals, "no listing is in it").not.toEqual([]);
  for (const { loc, lastmod } of rentals) {
    expect(Date.parse(lastmod ?? ""), `${loc} is of the future or of no day: ${lastmod}`).toBeLessThanOrEqual(
      Date.now(),
    );
  }
  for (const { answer } of first.files) expect(answer.text).not.toMatch(/changefreq|priority/);
});

test("C7: pictures have absolute addresses, and the site's own answer 200 (up to 150 sampled)", async ({
  site,
}) => {
  const { urls } = await readSitemap(site);
  const images = new Set(
    urls.flatMap((url) => (url["image:image"] ?? []).map((image) => image["image:loc"])),
  );
  for (const image of images) {
    expect(image).toMatch(/^https?:\/\/[^/ ]+\/[^ ]*$/);
    expect(image).not.toMatch(/placeholder/);
  }
  const known = [...images].filter((image) => image.startsWith(`${site.canonical}/`));
  await each(spread(known, SAMPLE), AT_ONCE, async (image) => {
    const { status } = await ask(site.origin, pathOfUrl(image), { method: "HEAD" });
    expect(status, `${image} answers ${status}`).toBe(200);
  });
});
