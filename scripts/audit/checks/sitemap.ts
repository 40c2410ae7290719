import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import robotsParser from "robots-parser";
import { ask, each, pathOf } from "../ask.ts";
import { rentalPath } from "../audited-site.ts";
import { type Check, needed } from "../check.ts";
import { links, metas, rawHead } from "../html.ts";
import { readSitemap } from "../sitemap-files.ts";
import { SEARCH_ENGINE } from "../user-agents.ts";

const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
/** Pages and pictures asked for one by one. */
const SAMPLE = 150;

/** Up to `count` of them, from everywhere in the list. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}

export const sitemapChecks: readonly Check[] = [
  {
    id: "C1",
    what: "the sitemap is XML with every & escaped",
    run: async (site) => {
      const { files } = await readSitemap(site);
      for (const { answer } of files) {
        assert.match(String(answer.headers["content-type"]), /xml/);
        assert.doesNotMatch(answer.text, /&(?!amp;|lt;|gt;|quot;|apos;)/);
      }
    },
  },
  {
    id: "C3",
    what: "each file is within 50,000 addresses and 50 MB",
    run: async (site) => {
      for (const { address, answer, urls } of (await readSitemap(site)).files) {
        assert.ok(urls.length <= MAX_URLS, `${address} has ${urls.length} addresses`);
        assert.ok(answer.bytes.length <= MAX_BYTES, `${address} has ${answer.bytes.length} bytes`);
      }
    },
  },
  {
    id: "C4",
    what: "every address (up to 150 asked) is a canonical page to be kept",
    run: async (site) => {
      const { urls } = await readSitemap(site);
      const locs = urls.map(({ loc }) => loc);
      assert.equal(new Set(locs).size, locs.length, "an address comes twice");
      const { deleted, duplicate, wanted, incomplete, expired } = site.examples;
      const unwelcome = [deleted, duplicate?.row ?? null, wanted, incomplete, expired].filter(
        (row) => row !== null,
      );
      for (const row of unwelcome) {
        assert.ok(!locs.includes(site.canonical + rentalPath(row)), `${rentalPath(row)} is in it`);
      }
      const robots = robotsParser(
        `${site.canonical}/robots.txt`,
        (await ask(site.origin, "/robots.txt")).text,
      );
      await each(spread(locs, SAMPLE), async (loc) => {
        assert.ok(robots.isAllowed(loc, SEARCH_ENGINE), `${loc} is closed`);
        const { status, text } = await ask(site.origin, pathOf(loc));
        const head = rawHead(text);
        assert.equal(status, 200, `${loc} answers ${status}`);
        assert.deepEqual(
          links(head, "canonical").map(({ href }) => href),
          [loc],
        );
        assert.doesNotMatch(metas(head, "robots").join(), /noindex/, `${loc} says noindex`);
      });
    },
  },
  {
    id: "C5",
    what: "lastmod is of the data, and neither frequency nor priority is told",
    run: async (site) => {
      const first = await readSitemap(site);
      await wait(2_000);
      const second = await readSitemap(site);
      assert.deepEqual(second.urls, first.urls, "it changes within two seconds");
      for (const { loc, lastmod } of first.urls) {
        if (lastmod === undefined) continue;
        assert.ok(Date.parse(lastmod) <= Date.now(), `${loc} is of the future: ${lastmod}`);
      }
      for (const { answer } of first.files) assert.doesNotMatch(answer.text, /changefreq|priority/);
      const { own, examples } = site;
      if (own === null || examples.live === null) return;
      const live = first.urls.find(({ loc }) => loc.endsWith(`/${examples.live?.slug}`));
      assert.equal(Date.parse(live?.lastmod ?? ""), Date.parse(examples.live.posted_at_telegram ?? ""));
    },
  },
  {
    id: "C7",
    what: "pictures are absolute, the site's own (up to 150 asked) answer 200",
    run: async (site) => {
      const { urls } = await readSitemap(site);
      const images = new Set(
        urls.flatMap((url) => (url["image:image"] ?? []).map((image) => image["image:loc"])),
      );
      for (const image of images) {
        assert.match(image, /^https?:\/\/[^/ ]+\/[^ ]*$/);
        assert.doesNotMatch(image, /placeholder/);
      }
      const known = [...images].filter((image) => image.startsWith(`${site.canonical}/`));
      await each(spread(known, SAMPLE), async (image) => {
        const { status } = await ask(site.origin, pathOf(image), { method: "HEAD" });
        assert.equal(status, 200, `${image} answers ${status}`);
      });
      const row = needed(site.examples.noImage, "listing without pictures");
      const bare = urls.find(({ loc }) => loc === site.canonical + rentalPath(row));
      assert.equal(bare?.["image:image"], undefined, "a listing without pictures has one");
    },
  },
];
