import assert from "node:assert/strict";
import sharp from "sharp";
import { z } from "zod";
import { ask, pathOf } from "../ask.ts";
import { type AuditedSite, rentalPath } from "../audited-site.ts";
import { type Check, needed } from "../check.ts";
import { metas, rawHead } from "../html.ts";
import { BROWSER, USER_AGENTS } from "../user-agents.ts";

const TAGS = [
  "og:title",
  "og:description",
  "og:url",
  "og:image",
  "og:image:width",
  "og:image:height",
  "og:image:alt",
  "og:site_name",
  "og:type",
  "twitter:card",
] as const;
const MAX_HEAD = 100_000;
const MAX_IMAGE = 300_000;
const IMAGE_MS = 1_000;
const SHARED_MS = 2_000;

const tagsOf = z.record(z.enum(TAGS), z.string().trim().min(1));

/** Every tag of a preview, of which there must be one each in the raw head. */
function tags(path: string, html: string): z.infer<typeof tagsOf> {
  const head = rawHead(html);
  const found = TAGS.map((tag) => {
    const contents = metas(head, tag);
    assert.equal(contents.length, 1, `${path} has ${contents.length} of ${tag}`);
    return [tag, contents[0]] as const;
  });
  return tagsOf.parse(Object.fromEntries(found));
}

async function tagsAt(site: AuditedSite, path: string, agent: string = BROWSER) {
  return tags(path, (await ask(site.origin, path, { agent })).text);
}

async function isPreviewPicture(site: AuditedSite, url: string): Promise<void> {
  assert.ok(url.startsWith(`${site.canonical}/`), `${url} is elsewhere`);
  for (const Accept of ["*/*", "image/webp"]) {
    let answer = await ask(site.origin, pathOf(url), { headers: { Accept } });
    // Once more on a machine that was busy with something else.
    if (answer.ms > IMAGE_MS) answer = await ask(site.origin, pathOf(url), { headers: { Accept } });
    const { status, headers, bytes, ms } = answer;
    assert.equal(status, 200, `${url} answers ${status}`);
    assert.equal(headers["content-type"], "image/jpeg");
    assert.ok(bytes.length <= MAX_IMAGE, `${url} has ${bytes.length} bytes`);
    assert.ok(ms <= IMAGE_MS, `${url} took ${Math.round(ms)} ms`);
    const { format, width, height, isProgressive, space } = await sharp(bytes).metadata();
    const expected = { format: "jpeg", width: 1200, height: 630, isProgressive: false, space: "srgb" };
    assert.deepEqual({ format, width, height, isProgressive, space }, expected, url);
  }
}

export const previewChecks: readonly Check[] = [
  {
    id: "F1",
    what: "one of every tag of a preview in the raw head, for every reader",
    run: async (site) => {
      const expected = await tagsAt(site, site.rental.path);
      assert.equal(expected["twitter:card"], "summary_large_image");
      assert.deepEqual([expected["og:image:width"], expected["og:image:height"]], ["1200", "630"]);
      for (const agent of USER_AGENTS)
        assert.deepEqual(await tagsAt(site, site.rental.path, agent), expected, agent);
    },
  },
  {
    id: "F2",
    what: "the picture is 1200x630 baseline JPEG in sRGB, at most 300 kB, within a second",
    run: async (site) => isPreviewPicture(site, (await tagsAt(site, site.rental.path))["og:image"]),
  },
  {
    id: "F3",
    what: "a share link gives the same in one hop, within two seconds",
    run: async (site) => {
      const slug = site.rental.path.slice("/rental/".length);
      const expected = await tagsAt(site, site.rental.path);
      for (const agent of USER_AGENTS) {
        const hop = await ask(site.origin, `/rental?slug=${slug}`, { agent });
        const page = await ask(site.origin, pathOf(new URL(hop.headers.location ?? "", site.origin).href), {
          agent,
        });
        assert.deepEqual(tags(site.rental.path, page.text), expected, agent);
        assert.ok(hop.ms + page.ms <= SHARED_MS, `${Math.round(hop.ms + page.ms)} ms for ${agent}`);
      }
    },
  },
  {
    id: "F4",
    what: "the head is at most 100 kB",
    run: async (site) => {
      for (const path of [site.rental.path, "/", `/?location=${encodeURIComponent(site.area)}`]) {
        const size = Buffer.byteLength(rawHead((await ask(site.origin, path)).text));
        assert.ok(size <= MAX_HEAD, `${path}: ${size} bytes`);
      }
    },
  },
  {
    id: "F5",
    what: "title and description: short, facts first, one line, no contact",
    run: async (site) => {
      const { live, script, longTitle, bare, noImage } = site.examples;
      const rows = [live, script, longTitle, bare, noImage].filter((row) => row !== null).map(rentalPath);
      for (const path of [site.rental.path, ...rows]) {
        const { text } = await ask(site.origin, path);
        const { "og:title": title, "og:description": description } = tags(path, text);
        assert.ok(title.length <= 70, `${path}: ${title}`);
        assert.ok(description.length >= 70 && description.length <= 160, `${path}: ${description}`);
        for (const said of [title, description]) {
          assert.doesNotMatch(
            said,
            /[\n\r]|\+62|08\d{8}|(^|\s)@[a-z]\w+|wa\.me|t\.me|https?:/i,
            `${path}: ${said}`,
          );
        }
      }
      if (live === null) return;
      const start = (await tagsAt(site, rentalPath(live)))["og:description"].slice(0, 80);
      for (const fact of ["3 bedrooms", "Rp 31,000,000"]) assert.ok(start.includes(fact), start);
    },
  },
  {
    id: "F6",
    what: "a video's preview is its first picture, without any the site's own",
    run: async (site) => {
      const [video, noImage] = [
        needed(site.examples.video, "video"),
        needed(site.examples.noImage, "listing without pictures"),
      ];
      const { "og:image": image } = await tagsAt(site, rentalPath(video));
      assert.doesNotMatch(image, /\.(mp4|mov)/);
      await isPreviewPicture(site, image);
      const brand = await tagsAt(site, rentalPath(noImage));
      assert.match(brand["og:image"], /brand/);
      await isPreviewPicture(site, brand["og:image"]);
    },
  },
  {
    id: "F7",
    what: "no video in a preview",
    run: async (site) => {
      const row = needed(site.examples.video, "video");
      assert.deepEqual(metas((await ask(site.origin, rentalPath(row))).text, "og:video"), []);
    },
  },
  {
    id: "F9",
    what: "the home page and an area have tags of their own",
    run: async (site) => {
      const home = await tagsAt(site, "/");
      const area = await tagsAt(site, `/?location=${encodeURIComponent(site.area)}`);
      for (const tag of ["og:title", "og:description", "og:url"] as const)
        assert.notEqual(home[tag], area[tag]);
      await isPreviewPicture(site, home["og:image"]);
      await isPreviewPicture(site, area["og:image"]);
    },
  },
];
