import assert from "node:assert/strict";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import { ask, pathOf } from "../ask.ts";
import type { AuditedSite } from "../audited-site.ts";
import type { Check } from "../check.ts";
import { elements, links, plain, rawHead, withoutScripts } from "../html.ts";

const MAX_ITEMS = 50;
const TYPES = { "/feed.xml": "application/atom+xml", "/feed.json": "application/feed+json" } as const;

const link = z.object({ "@rel": z.string(), "@href": z.url() });
const entry = z.object({
  id: z.string().regex(/^(tag:|https?:)/),
  title: z.string().min(1),
  link,
  updated: z.iso.datetime(),
  published: z.iso.datetime(),
});
const atom = z.object({
  feed: z.object({
    "@xmlns": z.literal("http://www.w3.org/2005/Atom"),
    id: z.url(),
    title: z.string().min(1),
    updated: z.iso.datetime(),
    author: z.object({ name: z.string().min(1) }),
    link: z.array(link),
    entry: z.array(entry).default([]),
  }),
});
const jsonFeed = z.object({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.object({ id: z.string(), url: z.url(), title: z.string(), date_published: z.iso.datetime() }),
  ),
});
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  isArray: (name) => name === "entry",
});

interface Feed {
  self: string | undefined;
  items: { id: string; url: string; date: string }[];
}

function readFeed(path: string, text: string): Feed {
  if (path.startsWith("/feed.json")) {
    const { feed_url, items } = jsonFeed.parse(JSON.parse(text));
    return {
      self: feed_url,
      items: items.map(({ id, url, date_published }) => ({ id, url, date: date_published })),
    };
  }
  assert.equal(XMLValidator.validate(text), true, "no XML");
  const { feed } = atom.parse(parser.parse(text));
  const items = feed.entry.map(({ id, link: own, published }) => ({
    id,
    url: own["@href"],
    date: published,
  }));
  return { self: feed.link.find((own) => own["@rel"] === "self")?.["@href"], items };
}

const areaQuery = (site: AuditedSite) => new URLSearchParams({ location: site.area }).toString();

/** The same check of both formats. */
function ofBoth(
  id: string,
  what: string,
  run: (site: AuditedSite, path: keyof typeof TYPES) => Promise<void>,
): Check {
  return {
    id,
    what,
    run: async (site) => {
      await run(site, "/feed.xml");
      await run(site, "/feed.json");
    },
  };
}

export const feedChecks: readonly Check[] = [
  ofBoth(
    "feed1",
    "feeds are valid: newest first, at most 50, each once, of canonical pages",
    async (site, path) => {
      for (const asked of [path, `${path}?${areaQuery(site)}&min_bedrooms=1`]) {
        const { status, text, headers } = await ask(site.origin, asked);
        assert.equal(status, 200, `${asked} answers ${status}`);
        assert.ok(
          String(headers["content-type"]).startsWith(TYPES[path]),
          `${asked} is ${headers["content-type"]}`,
        );
        const { self, items } = readFeed(path, text);
        assert.equal(self, site.canonical + asked);
        assert.ok(items.length > 0 && items.length <= MAX_ITEMS, `${asked} has ${items.length} entries`);
        assert.equal(new Set(items.map(({ id }) => id)).size, items.length, "an id comes twice");
        const dates = items.map(({ date }) => date);
        assert.deepEqual(dates, dates.toSorted().reverse(), "not newest first");
        const page = await ask(site.origin, pathOf(items[0]?.url ?? ""));
        assert.deepEqual(
          links(rawHead(page.text), "canonical").map(({ href }) => href),
          [items[0]?.url],
        );
      }
    },
  ),
  ofBoth("feed2", "feeds answer 304 to who has them, and may be kept", async (site, path) => {
    const { headers } = await ask(site.origin, path);
    assert.match(String(headers.etag), /^"[^"]+"$/, "no strong ETag");
    assert.match(String(headers["cache-control"]), /public.*max-age=\d/);
    const again = await ask(site.origin, path, { headers: { "If-None-Match": String(headers.etag) } });
    assert.deepEqual([again.status, again.text, again.headers.etag], [304, "", headers.etag]);
  }),
  ofBoth("feed3", "feeds drop unknown keys, and know what is not there", async (site, path) => {
    const { text } = await ask(site.origin, `${path}?${areaQuery(site)}`);
    const noisy = await ask(site.origin, `${path}?x=1&page=3&${areaQuery(site)}&sort=nonsense&%00=%00`);
    assert.equal(noisy.text, text);
    assert.equal((await ask(site.origin, `${path}?location=nowhere-at-all`)).status, 404);
  }),
  {
    id: "feed4",
    what: "every list names its feeds, in its head and on the page",
    run: async (site) => {
      for (const query of ["", `?${areaQuery(site)}`, `?${areaQuery(site)}&keywords=pool`]) {
        const { text } = await ask(site.origin, `/${query}`);
        const named = links(rawHead(text), "alternate").map(({ type, href }) => `${type} ${href}`);
        const shown = elements(withoutScripts(text), "a").map(({ href }) => href);
        for (const path of ["/feed.xml", "/feed.json"] as const) {
          assert.ok(named.includes(`${TYPES[path]} ${site.canonical}${path}${query}`), `/${query}: ${named}`);
          assert.ok(shown.includes(path + query), `/${query} has no link to ${path}${query}`);
        }
        assert.match(plain(text), /Follow this search/);
      }
    },
  },
];
