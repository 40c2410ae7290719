import { expect } from "@playwright/test";
import { ask, pathOfUrl } from "./crawler/ask.ts";
import { hrefs, links, rawHead, withoutScripts } from "./crawler/html.ts";
import { readSitemap } from "./crawler/sitemap-files.ts";
import { test } from "./site/test.ts";

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

test("B12: a further page is canonical for itself", async ({ site }) => {
  const { text } = await ask(site.origin, "/");
  const further = hrefs(text, /^\/\?page=[2-9]\d*$/);
  expect(further, "no further page is linked").not.toEqual([]);
  for (const path of further.slice(0, 2)) {
    const head = rawHead((await ask(site.origin, path)).text);
    expect(links(head, "canonical").map(({ href }) => href)).toEqual([site.canonical + path]);
  }
});
