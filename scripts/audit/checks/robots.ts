import assert from "node:assert/strict";
import robotsParser from "robots-parser";
import { ask, each, pathOf } from "../ask.ts";
import { type AuditedSite, rentalPath } from "../audited-site.ts";
import type { Check } from "../check.ts";
import { metas, rawHead } from "../html.ts";
import { readSitemap, sitemapAddresses } from "../sitemap-files.ts";
import { PREVIEW_BOTS, SEARCH_ENGINE } from "../user-agents.ts";

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
];

/** What a bot calls itself in robots.txt: the first word of its user agent. */
const product = (agent: string) => agent.split(/[/ ]/, 1)[0] ?? agent;

async function robotsOf(site: AuditedSite) {
  const { status, text } = await ask(site.origin, "/robots.txt");
  assert.equal(status, 200, `robots.txt answers ${status}`);
  return robotsParser(`${site.canonical}/robots.txt`, text);
}

export const robotsChecks: readonly Check[] = [
  {
    id: "B4",
    what: "search engines may read pages, areas and pictures, not filtered lists",
    run: async (site) => {
      const robots = await robotsOf(site);
      for (const path of OPEN)
        assert.ok(robots.isAllowed(site.canonical + path, SEARCH_ENGINE), `${path} is closed`);
      for (const path of CLOSED)
        assert.ok(!robots.isAllowed(site.canonical + path, SEARCH_ENGINE), `${path} is open`);
    },
  },
  {
    id: "B5",
    what: "nothing is closed to what makes link previews",
    run: async (site) => {
      const robots = await robotsOf(site);
      for (const agent of PREVIEW_BOTS.map(product)) {
        for (const path of [...OPEN, ...CLOSED]) {
          assert.ok(robots.isAllowed(site.canonical + path, agent), `${path} is closed to ${agent}`);
        }
      }
    },
  },
  {
    id: "B6",
    what: "what says noindex may be read, so that it is heard",
    run: async (site) => {
      const robots = await robotsOf(site);
      const { expired, wanted, incomplete, deleted } = site.examples;
      const rows = [expired, wanted, incomplete, deleted].filter((row) => row !== null).map(rentalPath);
      for (const path of [...rows, "/rental/no-such-home", "/?location=nowhere-at-all", "/?page=9999"]) {
        const { text } = await ask(site.origin, path);
        assert.match(metas(rawHead(text), "robots").join(), /noindex/, `${path} says no noindex`);
        assert.ok(robots.isAllowed(site.canonical + path, SEARCH_ENGINE), `${path} is closed`);
      }
    },
  },
  {
    id: "B7",
    what: "a live listing may be kept, with a large picture",
    run: async (site) => {
      for (const path of ["/", site.rental.path, `/?location=${encodeURIComponent(site.area)}`]) {
        const { text, headers } = await ask(site.origin, path);
        const robots = metas(rawHead(text), "robots").join();
        assert.match(robots, /max-image-preview:large/, `${path}: ${robots}`);
        assert.doesNotMatch(robots, /noindex/, `${path}: ${robots}`);
        assert.equal(headers["x-robots-tag"], undefined, `${path}: X-Robots-Tag ${headers["x-robots-tag"]}`);
      }
    },
  },
  {
    id: "C2",
    what: "robots.txt names sitemaps that answer 200",
    run: async (site) => {
      const addresses = await sitemapAddresses(site);
      assert.ok(addresses.length > 0, "it names none");
      await each(addresses, async (address) => {
        const { status } = await ask(site.origin, pathOf(address));
        assert.equal(status, 200, `${address} answers ${status}`);
      });
      assert.ok((await readSitemap(site)).urls.length > 0, "they name no page");
    },
  },
];
