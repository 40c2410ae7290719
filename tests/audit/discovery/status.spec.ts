import { expect } from "@playwright/test";
import { type Answer, ask } from "./crawler/ask.ts";
import { elements, jsonLdTexts, links, metas, plain, rawHead } from "./crawler/html.ts";
import { BROWSER, USER_AGENTS } from "./crawler/user-agents.ts";
import { type AuditedSite, rentalPath } from "./site/audited-site.ts";
import { needed, test } from "./site/test.ts";

const UNKNOWN = "/rental/no-such-home-anywhere";

const slugOf = (path: string) => path.slice("/rental/".length);

async function answers(
  site: AuditedSite,
  path: string,
  status: number,
  agent: string = BROWSER,
): Promise<Answer> {
  const answer = await ask(site.origin, path, { agent });
  expect(answer.status, `${path} answers ${answer.status} to ${agent}, not ${status}`).toBe(status);
  return answer;
}

/** Expects one permanent redirect to an address that answers 200. */
async function redirects(site: AuditedSite, path: string, target: string): Promise<void> {
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

test("A1: a live listing answers 200", async ({ site }) => {
  for (const agent of USER_AGENTS) await answers(site, site.rental.path, 200, agent);
});

test("A2: an unknown listing and an unknown path answer 404", async ({ site }) => {
  for (const agent of USER_AGENTS) {
    await answers(site, UNKNOWN, 404, agent);
    await answers(site, "/no-such-path", 404, agent);
  }
});

test("A3: a deleted listing answers 404", async ({ site }) => {
  await answers(site, rentalPath(needed(site.examples.deleted, "deleted listing")), 404);
});

test("A4: a duplicate redirects to its original in one hop", async ({ site }) => {
  const duplicate = needed(site.examples.duplicate, "duplicate");
  await redirects(site, rentalPath(duplicate), site.rental.path);
});

test("A5: a numeric id redirects to the slug", async ({ site }) => {
  test.skip(slugOf(site.rental.path) === site.rental.id, "the listing has no slug");
  await redirects(site, `/rental/${site.rental.id}`, site.rental.path);
});

test("A6: a share link redirects to its listing", ({ site }) =>
  redirects(site, `/rental?slug=${slugOf(site.rental.path)}`, site.rental.path));

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

test("A9: a 404 page says so, links to the home page, and has none of a page's metadata", async ({
  site,
}) => {
  for (const agent of USER_AGENTS) {
    for (const path of [
      UNKNOWN,
      "/no-such-path",
      "/?location=nowhere-at-all",
      "/?page=9999",
      "/area/nowhere-at-all",
    ]) {
      const answer = await answers(site, path, 404, agent);
      hasNothingOfAPage(path, answer);
      const isHomeLinked = elements(answer.text, "a").some(({ href }) => href === "/");
      expect(isHomeLinked, `${path}: no link home for ${agent}`).toBe(true);
    }
    expect(plain((await ask(site.origin, UNKNOWN, { agent })).text), agent).toMatch(/Rental not found\./);
  }
});

test("A11: HEAD answers with the status of GET", async ({ site }) => {
  const { path, id } = site.rental;
  const paths = [
    "/",
    path,
    UNKNOWN,
    `/rental/${id}`,
    `/rental?slug=${slugOf(path)}`,
    "/?location=nowhere-at-all",
  ];
  for (const asked of [...paths, "/sitemap.xml", "/robots.txt", "/feed.xml"]) {
    const [get, head] = [await ask(site.origin, asked), await ask(site.origin, asked, { method: "HEAD" })];
    expect(head.status, `${asked}: HEAD ${head.status}, GET ${get.status}`).toBe(get.status);
  }
});

test("A12: an unknown location answers 404 and says so", async ({ site }) => {
  for (const agent of USER_AGENTS) {
    const { text } = await answers(site, "/?location=nowhere-at-all", 404, agent);
    expect(plain(text), agent).toMatch(/Location not found\./);
  }
});

test("A13: the share host redirects to the site's own host in one hop", async ({ site }) => {
  const share = needed(site.share, "share host");
  const { status, headers } = await ask(site.origin, `/rental?slug=${slugOf(site.rental.path)}`, {
    headers: { Host: new URL(share).host },
  });
  expect(status === 301 || status === 308, `answers ${status}`).toBe(true);
  expect(headers.location).toBe(site.canonical + site.rental.path);
});
