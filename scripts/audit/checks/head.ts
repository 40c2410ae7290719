import assert from "node:assert/strict";
import { z } from "zod";
import { ask, each, pathOf } from "../ask.ts";
import { type AuditedSite, rentalPath } from "../audited-site.ts";
import { type Check, needed } from "../check.ts";
import { elements, jsonLdTexts, links, metas, plain, rawHead, titles, withoutScripts } from "../html.ts";
import { readSitemap } from "../sitemap-files.ts";
import { USER_AGENTS } from "../user-agents.ts";

const SAMPLE = 50;
const graph = z.object({ "@graph": z.array(z.record(z.string(), z.unknown())) });

/** The first thing of this type in a page's structured data. */
function thing(html: string, type: string): Record<string, unknown> | undefined {
  return jsonLdTexts(html)
    .flatMap((text) => graph.parse(JSON.parse(text))["@graph"])
    .find((candidate) => candidate["@type"] === type);
}

const listings = async (site: AuditedSite) =>
  (await readSitemap(site)).urls.map(({ loc }) => loc).filter((loc) => loc.includes("/rental/"));

function isLength(text: string | undefined, from: number, to: number, what: string): void {
  assert.ok(text !== undefined, `${what} is missing`);
  assert.ok(text.length >= from && text.length <= to, `${what} has ${text.length} characters: ${text}`);
}

export const headChecks: readonly Check[] = [
  {
    id: "B1",
    what: "one canonical link in the raw head, for every reader",
    run: async (site) => {
      for (const agent of USER_AGENTS) {
        for (const path of [site.rental.path, "/"]) {
          const { text } = await ask(site.origin, path, { agent });
          const found = links(rawHead(text), "canonical").map(({ href }) => href);
          assert.deepEqual(found, [site.canonical + path], `${path} for ${agent}`);
        }
      }
    },
  },
  {
    id: "B2",
    what: "canonical, og:url, structured data and sitemap name one address",
    run: async (site) => {
      const locs = new Set((await readSitemap(site)).urls.map(({ loc }) => loc));
      const area = `/?${new URLSearchParams({ location: site.area })}`;
      for (const path of ["/", area, site.rental.path]) {
        const { text } = await ask(site.origin, path);
        const address = site.canonical + path;
        assert.deepEqual(metas(rawHead(text), "og:url"), [address]);
        assert.ok(locs.has(address), `${address} is not in the sitemap`);
        const url =
          path === area ? address : thing(text, path === "/" ? "WebSite" : "RealEstateListing")?.url;
        assert.equal(url, address, "the url of the structured data");
      }
    },
  },
  {
    id: "B8",
    what: "an older listing says when it ends, an expired one is not kept",
    run: async (site) => {
      const [older, expired] = [
        needed(site.examples.older, "older listing"),
        needed(site.examples.expired, "expired"),
      ];
      const robots = async (path: string) =>
        metas(rawHead((await ask(site.origin, path)).text), "robots").join();
      const said = await robots(rentalPath(older));
      const until = Date.parse(/unavailable_after: ?([^,]+)/.exec(said)?.[1] ?? "");
      assert.equal(until, Date.parse(older.posted_at_telegram ?? "") + 90 * 86_400_000, said);
      assert.doesNotMatch(said, /noindex/);
      assert.match(await robots(rentalPath(expired)), /noindex/);
      assert.match(plain((await ask(site.origin, rentalPath(older))).text), /posted/i);
    },
  },
  {
    id: "B13",
    what: "the raw page of a listing holds all of it",
    run: async (site) => {
      const row = needed(site.examples.live, "listing that is known");
      const { text } = await ask(site.origin, rentalPath(row));
      const words = plain(text);
      const said = [
        row.title,
        "Rp 31,000,000",
        "month",
        "3 bedrooms",
        "2 bathrooms",
        `Villa ${row.id}, all included.`,
      ];
      for (const fact of said) assert.ok(words.includes(fact ?? ""), `without ${fact}`);
      assert.match(words, /posted/i);
      assert.ok(words.toLowerCase().includes(row.location ?? ""), `without ${row.location}`);
      const shown = elements(withoutScripts(text), "img").filter(
        ({ alt }) => alt !== undefined && alt !== "",
      );
      for (const url of row.media_urls) {
        const isThere = shown.some(({ src }) => src?.includes(encodeURIComponent(url)) || src?.includes(url));
        assert.ok(isThere, `without the picture ${url}`);
      }
    },
  },
  {
    id: "B15",
    what: "titles and descriptions: one each, unique, of the right length (50 asked)",
    run: async (site) => {
      const all = await listings(site);
      const sample = all.filter((_, index) => index % Math.ceil(all.length / SAMPLE) === 0);
      const seen = new Map<string, string>();
      await each([`${site.canonical}/`, ...sample], async (loc) => {
        const { text } = await ask(site.origin, pathOf(loc));
        const head = rawHead(text);
        const [title, ...more] = titles(head);
        const [description, ...others] = metas(head, "description");
        assert.deepEqual([more, others], [[], []], `${loc} has several titles or descriptions`);
        assert.equal(withoutScripts(text).match(/<h1[ >]/g)?.length, 1, `${loc} has not one h1`);
        isLength(title, 15, 65, `the title of ${loc}`);
        isLength(description, 70, 160, `the description of ${loc}`);
        for (const said of [title, description]) {
          assert.equal(
            seen.get(said ?? ""),
            undefined,
            `${loc} says what ${seen.get(said ?? "")} says: ${said}`,
          );
          seen.set(said ?? "", loc);
        }
      });
    },
  },
  {
    id: "B16",
    what: "og:title goes without the site's name",
    run: async (site) => {
      const head = rawHead((await ask(site.origin, site.rental.path)).text);
      const [name = ""] = metas(head, "og:site_name");
      assert.doesNotMatch(metas(head, "og:title").join(), new RegExp(`${name}$`));
    },
  },
  {
    id: "B17",
    what: "links found in adverts, and to their source, are not vouched for",
    run: async (site) => {
      const row = needed(site.examples.live, "listing that is known");
      const { text } = await ask(site.origin, rentalPath(row));
      const found = elements(withoutScripts(text), "a");
      for (const start of [
        "https://example.com/villa",
        "https://t.me/audited_channel/",
        "https://wa.me/6281200000001",
      ]) {
        const link = found.find(({ href }) => href?.startsWith(start));
        assert.ok(link !== undefined, `no link to ${start}`);
        for (const word of ["ugc", "nofollow", "noopener"]) {
          assert.ok(link.rel?.split(" ").includes(word), `${start}: rel is ${link.rel}`);
        }
      }
    },
  },
  {
    id: "B18",
    what: "the site's name, as structured data, on the home page alone",
    run: async (site) => {
      const { text } = await ask(site.origin, "/");
      const webSite = thing(text, "WebSite");
      assert.equal(webSite?.name, metas(rawHead(text), "og:site_name")[0]);
      assert.equal(webSite?.potentialAction, undefined, "a search action");
      for (const path of [site.rental.path, `/?location=${encodeURIComponent(site.area)}`]) {
        assert.equal(thing((await ask(site.origin, path)).text, "WebSite"), undefined, `${path} has it`);
      }
    },
  },
];
