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
