import assert from "node:assert/strict";
import { type Answer, ask } from "../ask.ts";
import { type AuditedSite, rentalPath } from "../audited-site.ts";
import { type Check, NotHere, needed } from "../check.ts";
import { elements, jsonLdTexts, links, metas, plain, rawHead } from "../html.ts";
import { BROWSER, USER_AGENTS } from "../user-agents.ts";

const UNKNOWN = "/rental/no-such-home-anywhere";

const slugOf = (path: string) => path.slice("/rental/".length);

async function answers(
  site: AuditedSite,
  path: string,
  status: number,
  agent: string = BROWSER,
): Promise<Answer> {
  const answer = await ask(site.origin, path, { agent });
  assert.equal(answer.status, status, `${path} answers ${answer.status} to ${agent}, not ${status}`);
  return answer;
}

/** One hop for good, to an address that answers 200. */
async function redirects(site: AuditedSite, path: string, target: string): Promise<void> {
  const { status, headers } = await ask(site.origin, path);
  assert.ok(status === 301 || status === 308, `${path} answers ${status}, no redirect for good`);
  const location = new URL(headers.location ?? "", site.canonical).href;
  assert.equal(location, site.canonical + target, `${path} redirects to ${location}`);
  await answers(site, target, 200);
}

function hasNothingOfAPage(path: string, { text }: Answer): void {
  const head = rawHead(text);
  assert.match(metas(head, "robots").join(), /noindex/, `${path}: no noindex in its head`);
  assert.deepEqual(metas(text, "og:image"), [], `${path}: has an og:image`);
  assert.deepEqual(links(text, "canonical"), [], `${path}: has a canonical link`);
  assert.deepEqual(jsonLdTexts(text), [], `${path}: has structured data`);
}

export const statusChecks: readonly Check[] = [
  {
    id: "A1",
    what: "a live listing answers 200",
    run: async (site) => {
      for (const agent of USER_AGENTS) await answers(site, site.rental.path, 200, agent);
    },
  },
  {
    id: "A2",
    what: "unknown listing and path answer 404",
    run: async (site) => {
      for (const agent of USER_AGENTS) {
        await answers(site, UNKNOWN, 404, agent);
        await answers(site, "/no-such-path", 404, agent);
      }
    },
  },
  {
    id: "A3",
    what: "a deleted listing answers 404",
    run: async (site) => {
      await answers(site, rentalPath(needed(site.examples.deleted, "deleted listing")), 404);
    },
  },
  {
    id: "A4",
    what: "a duplicate redirects to its original in one hop",
    run: async (site) => {
      const { row, original } = needed(site.examples.duplicate, "duplicate");
      await redirects(site, rentalPath(row), rentalPath(original));
    },
  },
  {
    id: "A5",
    what: "a number redirects to its slug",
    run: async (site) => {
      if (slugOf(site.rental.path) === site.rental.id) throw new NotHere("the listing has no slug");
      await redirects(site, `/rental/${site.rental.id}`, site.rental.path);
    },
  },
  {
    id: "A6",
    what: "a share link redirects to its listing",
    run: (site) => redirects(site, `/rental?slug=${slugOf(site.rental.path)}`, site.rental.path),
  },
  {
    id: "A7",
    what: "a redirect's address is ASCII and stays below /rental",
    run: async (site) => {
      for (const slug of ["a%20b%C3%A9", "b%C3%A9", "..%2F..%2Fx", "%2F%2Fevil.example", "..%5Cx"]) {
        const { status, headers } = await ask(site.origin, `/rental?slug=${slug}`);
        assert.ok(status === 404 || status === 308, `${slug} answers ${status}`);
        assert.match(headers.location ?? "", /^[!-~]*$/, `${slug}: ${headers.location}`);
        assert.doesNotMatch(headers.location ?? "", /\.\.|evil\.example/, `${slug}: ${headers.location}`);
      }
    },
  },
  {
    id: "A8",
    what: "a share link without a slug is no page",
    run: async (site) => {
      await answers(site, "/rental", 404);
      await answers(site, "/rental?slug=", 404);
    },
  },
  {
    id: "A9",
    what: "a 404 says so, leads home and has nothing of a page",
    run: async (site) => {
      for (const agent of USER_AGENTS) {
        for (const path of [UNKNOWN, "/no-such-path", "/?location=nowhere-at-all", "/?page=9999"]) {
          const answer = await answers(site, path, 404, agent);
          hasNothingOfAPage(path, answer);
          const isHomeLinked = elements(answer.text, "a").some(({ href }) => href === "/");
          assert.ok(isHomeLinked, `${path}: no link home for ${agent}`);
        }
        assert.match(plain((await ask(site.origin, UNKNOWN, { agent })).text), /Rental not found\./, agent);
      }
    },
  },
  {
    id: "A11",
    what: "HEAD answers as GET does",
    run: async (site) => {
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
        const [get, head] = [
          await ask(site.origin, asked),
          await ask(site.origin, asked, { method: "HEAD" }),
        ];
        assert.equal(head.status, get.status, `${asked}: HEAD ${head.status}, GET ${get.status}`);
      }
    },
  },
  {
    id: "A12",
    what: "an unknown location answers 404 and says so",
    run: async (site) => {
      for (const agent of USER_AGENTS) {
        const { text } = await answers(site, "/?location=nowhere-at-all", 404, agent);
        assert.match(plain(text), /Location not found\./, agent);
      }
    },
  },
  {
    id: "A13",
    what: "the share host leads to the site's own in one hop",
    run: async (site) => {
      const share = needed(site.share, "share host");
      const { status, headers } = await ask(site.origin, `/rental?slug=${slugOf(site.rental.path)}`, {
        headers: { Host: new URL(share).host },
      });
      assert.ok(status === 301 || status === 308, `answers ${status}`);
      assert.equal(headers.location, site.canonical + site.rental.path);
    },
  },
];
