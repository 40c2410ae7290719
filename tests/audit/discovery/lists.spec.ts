import { expect } from "@playwright/test";
import { type AskedSite, ask, pathOfUrl } from "./crawler/ask.ts";
import { hrefs, links, plain, rawHead, withoutScripts } from "./crawler/html.ts";
import { readSitemap } from "./crawler/sitemap-files.ts";
import { test } from "./site/test.ts";

const CARDS_ON_A_PAGE = 24;

const countShown = (html: string) =>
  Number(/Showing ([\d,]+) rental/.exec(plain(html))?.[1]?.replaceAll(",", ""));

async function isCanonical(site: AskedSite, path: string): Promise<void> {
  const { text } = await ask(site.origin, path);
  const found = links(rawHead(text), "canonical").map(({ href }) => href);
  expect(found, `canonical links of ${path}`).toEqual([site.canonical + path]);
}

test("B9: filters are controls, not links", async ({ site }) => {
  const { text } = await ask(site.origin, "/");
  expect(text).not.toMatch(
    /href="\/\?[^"]*(sort|keywords|price_range|min_bedrooms|dateRange|includes|stay|available)=/,
  );
});

test("B10: every area of the sitemap is linked with its count", async ({ site }) => {
  const { urls } = await readSitemap(site);
  const areas = urls.map(({ loc }) => pathOfUrl(loc)).filter((path) => path.startsWith("/?location="));
  const { text } = await ask(site.origin, "/");
  const linked = hrefs(text, /^\/\?location=/);
  expect(areas.filter((path) => !linked.includes(path))).toEqual([]);
  const link = new RegExp(`href="${site.area.replace("?", "\\?")}"[^>]*>[^<]*(<[^>]*>)?[^<\\d]*\\d+`);
  expect(withoutScripts(text), "no count in the link").toMatch(link);
});

test("B11: every listing of the list is linked on one of its pages", async ({ site }) => {
  const first = await ask(site.origin, "/");
  const count = countShown(first.text);
  const found = new Set<string>();
  const followed = new Set<string>();
  for (let { text } = first; ; ) {
    for (const href of hrefs(text, /^\/rental\/[^"?#]+$/)) found.add(href);
    const next = hrefs(text, /^\/\?page=\d+$/).find((href) => !followed.has(href));
    if (next === undefined) break;
    followed.add(next);
    text = (await ask(site.origin, next)).text;
  }
  expect(found.size, `${found.size} of ${count} are linked`).toBe(count);
});

test("B12: a further page is canonical for itself, and a page past the end answers 404", async ({ site }) => {
  const { text } = await ask(site.origin, "/");
  const further = hrefs(text, /^\/\?page=\d+$/).filter((href) => href !== "/?page=1");
  expect(further.length > 0, "further pages are linked").toBe(countShown(text) > CARDS_ON_A_PAGE);
  for (const page of further.slice(0, 2)) await isCanonical(site, page);
  const { status } = await ask(site.origin, "/?page=9999");
  expect(status, `a page past the end answers ${status}`).toBe(404);
});
