import { expect } from "@playwright/test";
import { pathOf } from "../../support/demo-rows.ts";
import { type Answer, type AskedSite, ask } from "./crawler/ask.ts";
import { elements, jsonLdTexts, links, metas, plain, rawHead, withoutScripts } from "./crawler/html.ts";
import { BROWSER, USER_AGENTS } from "./crawler/user-agents.ts";
import { test } from "./site/test.ts";

const UNKNOWN = "/rental/no-such-home-anywhere";

const slugOf = (path: string) => path.slice("/rental/".length);

async function answers(
  site: AskedSite,
  path: string,
  status: number,
  agent: string = BROWSER,
): Promise<Answer> {
  const answer = await ask(site.origin, path, { agent });
  expect(answer.status, `${path} answers ${answer.status} to ${agent}, not ${status}`).toBe(status);
  return answer;
}

/** Expects one permanent redirect to an address that answers 200. */
async function redirects(site: AskedSite, path: string, target: string): Promise<void> {
  const { status, headers } = await ask(site.origin, path);
  expect(status === 301 || status === 308, `${path} answers ${status}, no redirect for good`).toBe(true);
  const location = new URL(headers.location ?? "", site.canonical).href;
  expect(location, `${path} redirects to ${location}`).toBe(site.canonical + target);
  await answers(site, target, 200);
}

function hasNothingOfAPage(path: string, { text }: Answer): void {
  const head = rawHead(text);
  expect(metas(head, "robots").join(), `${path}: no noindex in its head`).toMatch(/noindex/);
  expect(metas(text, "og:image"), `${path}: has an og:image`).toEqual([]);
  expect(links(text, "canonical"), `${path}: has a canonical link`).toEqual([]);
  expect(jsonLdTexts(text), `${path}: has structured data`).toEqual([]);
}

test("A1, B20: a live listing answers 200 with a page, not a dialog", async ({ site }) => {
  for (const agent of USER_AGENTS) {
    const { text } = await answers(site, site.rental, 200, agent);
    expect(withoutScripts(text), `no heading for ${agent}`).toMatch(/<h1\b[^>]*>\s*[^<\s]/);
    expect(text, `a dialog for ${agent}`).not.toMatch(/role="dialog"|<dialog[^>]*open/);
  }
});

test("A3: a deleted listing answers 404", async ({ own }) => {
  await answers(own, pathOf(own.examples.deleted), 404);
});

test("A4: a duplicate redirects to its original in one hop", ({ own }) =>
  redirects(own, pathOf(own.examples.duplicate), pathOf(own.examples.live)));

test("A6: a share link redirects to its listing", ({ site }) =>
  redirects(site, `/rental?slug=${slugOf(site.rental)}`, site.rental));

test("A7: a redirect's address is ASCII and stays below /rental", async ({ site }) => {
  for (const slug of ["a%20b%C3%A9", "b%C3%A9", "..%2F..%2Fx", "%2F%2Fevil.example", "..%5Cx"]) {
    const { status, headers } = await ask(site.origin, `/rental?slug=${slug}`);
    expect(status === 404 || status === 308, `${slug} answers ${status}`).toBe(true);
    expect(headers.location ?? "", `${slug}: ${headers.location}`).toMatch(/^[!-~]*$/);
    expect(headers.location ?? "", `${slug}: ${headers.location}`).not.toMatch(/\.\.|evil\.example/);
  }
});

test("A8: a share link without a slug answers 404", async ({ site }) => {
  await answers(site, "/rental", 404);
  await answers(site, "/rental?slug=", 404);
});

const MISSING = [
  [UNKNOWN, "Rental not found."],
  ["/no-such-path", "Page not found."],
  ["/?location=nowhere-at-all", "Location not found."],
  ["/?page=9999", "This list has fewer pages."],
  ["/area/nowhere-at-all", "Area not found."],
] as const;

test("A2, A9, A12: what is missing answers 404 and says so, links home, and has none of a page's metadata", async ({
  site,
}) => {
  for (const agent of USER_AGENTS) {
    for (const [path, words] of MISSING) {
      const answer = await answers(site, path, 404, agent);
      hasNothingOfAPage(path, answer);
      const isHomeLinked = elements(answer.text, "a").some(({ href }) => href === "/");
      expect(isHomeLinked, `${path}: no link home for ${agent}`).toBe(true);
      expect(plain(answer.text), `${path} for ${agent}`).toContain(words);
    }
  }
});

test("A11: HEAD answers with the status of GET", async ({ site }) => {
  const share = `/rental?slug=${slugOf(site.rental)}`;
  const paths = ["/", site.rental, share, UNKNOWN, "/?location=nowhere-at-all"];
  for (const asked of [...paths, "/sitemap.xml", "/robots.txt", "/feed.xml"]) {
    const [get, head] = [await ask(site.origin, asked), await ask(site.origin, asked, { method: "HEAD" })];
    expect(head.status, `${asked}: HEAD ${head.status}, GET ${get.status}`).toBe(get.status);
  }
});

test("A13: the share host redirects to the site's own host in one hop", async ({ own }) => {
  const path = pathOf(own.examples.live);
  const { status, headers } = await ask(own.origin, `/rental?slug=${slugOf(path)}`, {
    headers: { Host: new URL(own.share).host },
  });
  expect(status === 301 || status === 308, `answers ${status}`).toBe(true);
  expect(headers.location).toBe(own.canonical + path);
});
