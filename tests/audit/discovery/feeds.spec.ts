import { expect } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import { ask, pathOf } from "./crawler/ask.ts";
import { elements, links, plain, rawHead, withoutScripts } from "./crawler/html.ts";
import type { AuditedSite } from "./site/audited-site.ts";
import { test } from "./site/test.ts";

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
  expect(XMLValidator.validate(text), "no XML").toBe(true);
  const { feed } = atom.parse(parser.parse(text));
  const items = feed.entry.map(({ id, link: own, published }) => ({
    id,
    url: own["@href"],
    date: published,
  }));
  return { self: feed.link.find((own) => own["@rel"] === "self")?.["@href"], items };
}

const areaQuery = (site: AuditedSite) => new URLSearchParams({ location: site.area }).toString();

const FORMATS = ["/feed.xml", "/feed.json"] as const;

test("feed1: feeds are valid: newest first, at most 50, each once, of canonical pages", async ({ site }) => {
  for (const path of FORMATS) {
    for (const asked of [path, `${path}?${areaQuery(site)}&min_bedrooms=1`]) {
      const { status, text, headers } = await ask(site.origin, asked);
      expect(status, `${asked} answers ${status}`).toBe(200);
      expect(
        String(headers["content-type"]).startsWith(TYPES[path]),
        `${asked} is ${headers["content-type"]}`,
      ).toBe(true);
      const { self, items } = readFeed(path, text);
      expect(self).toBe(site.canonical + asked);
      expect(items.length > 0 && items.length <= MAX_ITEMS, `${asked} has ${items.length} entries`).toBe(
        true,
      );
      expect(new Set(items.map(({ id }) => id)).size, "an id comes twice").toBe(items.length);
      const dates = items.map(({ date }) => date);
      expect(dates, "not newest first").toEqual(dates.toSorted().reverse());
      const page = await ask(site.origin, pathOf(items[0]?.url ?? ""));
      expect(links(rawHead(page.text), "canonical").map(({ href }) => href)).toEqual([items[0]?.url]);
    }
  }
});

test("feed2: feeds answer 304 to who has them, and may be kept", async ({ site }) => {
  for (const path of FORMATS) {
    const { headers } = await ask(site.origin, path);
    expect(String(headers.etag), "no strong ETag").toMatch(/^"[^"]+"$/);
    expect(String(headers["cache-control"])).toMatch(/public.*max-age=\d/);
    const again = await ask(site.origin, path, { headers: { "If-None-Match": String(headers.etag) } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, "", headers.etag]);
  }
});

test("feed3: feeds drop unknown keys, and know what is not there", async ({ site }) => {
  for (const path of FORMATS) {
    const { text } = await ask(site.origin, `${path}?${areaQuery(site)}`);
    const noisy = await ask(site.origin, `${path}?x=1&page=3&${areaQuery(site)}&sort=nonsense&%00=%00`);
    expect(noisy.text).toBe(text);
    expect((await ask(site.origin, `${path}?location=nowhere-at-all`)).status).toBe(404);
  }
});

test("feed4: every list names its feeds, in its head and on the page", async ({ site }) => {
  for (const query of ["", `?${areaQuery(site)}`, `?${areaQuery(site)}&keywords=pool`]) {
    const { text } = await ask(site.origin, `/${query}`);
    const named = links(rawHead(text), "alternate").map(({ type, href }) => `${type} ${href}`);
    const shown = elements(withoutScripts(text), "a").map(({ href }) => href);
    for (const path of FORMATS) {
      expect(named, `/${query}: ${named}`).toContain(`${TYPES[path]} ${site.canonical}${path}${query}`);
      expect(shown, `/${query} has no link to ${path}${query}`).toContain(path + query);
    }
    expect(plain(text)).toMatch(/Follow this search/);
  }
});
