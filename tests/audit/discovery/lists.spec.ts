import { expect } from "@playwright/test";
import { ask } from "./crawler/ask.ts";
import { hrefs, links, plain, rawHead, withoutScripts } from "./crawler/html.ts";
import { USER_AGENTS } from "./crawler/user-agents.ts";
import type { AuditedSite } from "./site/audited-site.ts";
import { needed, test } from "./site/test.ts";

/** The query of an area, with spaces encoded as the site does. */
const areaParam = (area: string) => new URLSearchParams({ location: area }).toString();

const CARDS_ON_A_PAGE = 24;

const countShown = (html: string) =>
  Number(/Showing ([\d,]+) rental/.exec(plain(html))?.[1]?.replaceAll(",", ""));

async function canonicalOf(site: AuditedSite, path: string): Promise<string | undefined> {
  const { text } = await ask(site.origin, path);
  const found = links(rawHead(text), "canonical");
  expect(found.length, `${path} has ${found.length} canonical links in its head`).toBe(1);
  return found[0]?.href;
}

async function isCanonical(site: AuditedSite, path: string, expected: string): Promise<void> {
  expect(await canonicalOf(site, path), `canonical of ${path}`).toBe(site.canonical + expected);
}

test("B3: the canonical address omits filters and order", async ({ site }) => {
  const area = areaParam(site.area);
  await isCanonical(site, "/", "/");
  await isCanonical(site, "/?sort=pricePerMonthAsc&keywords=pool", "/");
  await isCanonical(site, `/?${area}&price_range=15`, `/?${area}`);
  await isCanonical(site, "/?utm_source=x", "/");
  const typed = `/?price_range=15&location=${encodeURIComponent(site.area.toUpperCase())}`;
  const { status, headers } = await ask(site.origin, typed);
  expect([status, headers.location], typed).toEqual([308, `/?${area}&price_range=15`]);
});

test("B9: filters are controls, not links", async ({ site }) => {
  const { text } = await ask(site.origin, "/");
  expect(text).not.toMatch(
    /href="\/\?[^"]*(sort|keywords|price_range|min_bedrooms|dateRange|includes|stay|available)=/,
  );
});

test("B10: every area is linked with its count", async ({ site }) => {
  const { areas } = needed(site.own, "list of areas");
  const { text } = await ask(site.origin, "/");
  const linked = new Set(hrefs(text, /^\/\?location=/));
  for (const names of areas) {
    const found = names.some((name) => linked.has(`/?${areaParam(name)}`));
    expect(found, `no link to ${names.join(", ")}`).toBe(true);
  }
  const link = new RegExp(`href="/\\?${areaParam(site.area)}"[^>]*>[^<]*(<[^>]*>)?[^<\\d]*\\d+`);
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
  for (const page of further.slice(0, 2)) await isCanonical(site, page, page);
  const { status } = await ask(site.origin, "/?page=9999");
  expect(status, `a page past the end answers ${status}`).toBe(404);
});

test("B20: a listing requested directly is a page, not a dialog", async ({ site }) => {
  for (const agent of USER_AGENTS) {
    const { status, text } = await ask(site.origin, site.rental.path, { agent });
    expect(status, `${agent} gets ${status}`).toBe(200);
    expect(withoutScripts(text), `no heading for ${agent}`).toMatch(/<h1\b[^>]*>\s*[^<\s]/);
    expect(text, `a dialog for ${agent}`).not.toMatch(/role="dialog"|<dialog[^>]*open/);
  }
});
