import assert from "node:assert/strict";
import { ask } from "../ask.ts";
import type { AuditedSite } from "../audited-site.ts";
import { type Check, needed } from "../check.ts";
import { hrefs, links, plain, rawHead, withoutScripts } from "../html.ts";
import { USER_AGENTS } from "../user-agents.ts";

/** A space in a query, as the site writes it. */
const areaParam = (area: string) => new URLSearchParams({ location: area }).toString();

async function canonicalOf(site: AuditedSite, path: string): Promise<string | undefined> {
  const { text } = await ask(site.origin, path);
  const found = links(rawHead(text), "canonical");
  assert.equal(found.length, 1, `${path} has ${found.length} canonical links in its head`);
  return found[0]?.href;
}

async function isCanonical(site: AuditedSite, path: string, expected: string): Promise<void> {
  assert.equal(await canonicalOf(site, path), site.canonical + expected, `canonical of ${path}`);
}

export const listChecks: readonly Check[] = [
  {
    id: "B3",
    what: "filters and order are dropped from the canonical address",
    run: async (site) => {
      const area = areaParam(site.area);
      await isCanonical(site, "/", "/");
      await isCanonical(site, "/?sort=pricePerMonthAsc&keywords=pool", "/");
      await isCanonical(
        site,
        `/?location=${encodeURIComponent(site.area.toUpperCase())}&price_range=15`,
        `/?${area}`,
      );
      await isCanonical(site, "/?utm_source=x", "/");
    },
  },
  {
    id: "B9",
    what: "filters are controls, not links",
    run: async (site) => {
      const { text } = await ask(site.origin, "/");
      assert.doesNotMatch(text, /href="\/\?[^"]*(sort|keywords|price_range|min_bedrooms|dateRange)=/);
    },
  },
  {
    id: "B10",
    what: "every area is a link with its count",
    run: async (site) => {
      const { areas } = needed(site.own, "list of areas");
      const { text } = await ask(site.origin, "/");
      const linked = new Set(hrefs(text, /^\/\?location=/));
      for (const names of areas) {
        const found = names.some((name) => linked.has(`/?${areaParam(name)}`));
        assert.ok(found, `no link to ${names.join(", ")}`);
      }
      const link = new RegExp(`href="/\\?${areaParam(site.area)}"[^>]*>[^<]*(<[^>]*>)?[^<\\d]*\\d+`);
      assert.match(withoutScripts(text), link, "no count in the link");
    },
  },
  {
    id: "B11",
    what: "every listing of the list is a link, on it or on its further pages",
    run: async (site) => {
      const first = await ask(site.origin, "/");
      const count = Number(/Showing (\d+) rental/.exec(plain(first.text))?.[1]);
      const pages = hrefs(first.text, /^\/\?page=\d+$/);
      const found = new Set(hrefs(first.text, /^\/rental\/[^"?#]+$/));
      for (const page of pages) {
        const { text } = await ask(site.origin, page);
        for (const href of hrefs(text, /^\/rental\/[^"?#]+$/)) found.add(href);
      }
      assert.equal(found.size, count, `${found.size} of ${count} are linked`);
    },
  },
  {
    id: "B12",
    what: "a further page is its own canonical address; past the end 404",
    run: async (site) => {
      const { text } = await ask(site.origin, "/");
      const pages = hrefs(text, /^\/\?page=\d+$/);
      for (const page of pages.filter((href) => href !== "/?page=1").slice(0, 2))
        await isCanonical(site, page, page);
      const { status } = await ask(site.origin, "/?page=9999");
      assert.equal(status, 404, `a page past the end answers ${status}`);
    },
  },
  {
    id: "B20",
    what: "a listing asked for directly is a page, no dialog",
    run: async (site) => {
      for (const agent of USER_AGENTS) {
        const { text } = await ask(site.origin, site.rental.path, { agent });
        assert.doesNotMatch(text, /role="dialog"|<dialog[^>]*open/, `a dialog for ${agent}`);
      }
    },
  },
];
