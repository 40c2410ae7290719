import { expect } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { pathOf } from "../../support/demo-rows.ts";
import { type AskedSite, ask, pathOfUrl } from "./crawler/ask.ts";
import { metas, rawHead } from "./crawler/html.ts";
import { BROWSER, USER_AGENTS } from "./crawler/user-agents.ts";
import { test } from "./site/test.ts";

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

const tagsOf = z.record(z.enum(TAGS), z.string().trim().min(1));

/** The preview tags of a page; expects exactly one of each in the raw head. */
function tags(path: string, html: string): z.infer<typeof tagsOf> {
  const head = rawHead(html);
  const found = TAGS.map((tag) => {
    const contents = metas(head, tag);
    expect(contents.length, `${path} has ${contents.length} of ${tag}`).toBe(1);
    return [tag, contents[0]] as const;
  });
  return tagsOf.parse(Object.fromEntries(found));
}

async function tagsAt(site: AskedSite, path: string, agent: string = BROWSER) {
  return tags(path, (await ask(site.origin, path, { agent })).text);
}

async function isPreviewPicture(site: AskedSite, url: string): Promise<void> {
  expect(url.startsWith(`${site.canonical}/`), `${url} is elsewhere`).toBe(true);
  for (const Accept of ["*/*", "image/webp"]) {
    const { status, headers, bytes } = await ask(site.origin, pathOfUrl(url), { headers: { Accept } });
    expect(status, `${url} answers ${status}`).toBe(200);
    expect(headers["content-type"]).toBe("image/jpeg");
    expect(bytes.length, `${url} has ${bytes.length} bytes`).toBeLessThanOrEqual(MAX_IMAGE);
    const { format, width, height, isProgressive, space } = await sharp(bytes).metadata();
    const expected = { format: "jpeg", width: 1200, height: 630, isProgressive: false, space: "srgb" };
    expect({ format, width, height, isProgressive, space }, url).toEqual(expected);
  }
}

test("F1: the raw head has one of every preview tag for every user agent", { tag: "@smoke" }, async ({
  site,
}) => {
  const expected = await tagsAt(site, site.rental);
  expect(expected["twitter:card"]).toBe("summary_large_image");
  expect([expected["og:image:width"], expected["og:image:height"]]).toEqual(["1200", "630"]);
  for (const agent of USER_AGENTS) expect(await tagsAt(site, site.rental, agent), agent).toEqual(expected);
});

test("F2: the picture is a 1200x630 baseline JPEG in sRGB of at most 300 kB", async ({ site }) =>
  isPreviewPicture(site, (await tagsAt(site, site.rental))["og:image"]));
test("F4: the head is at most 100 kB", async ({ site }) => {
  for (const path of [site.rental, "/", site.area]) {
    const size = Buffer.byteLength(rawHead((await ask(site.origin, path)).text));
    expect(size, `${path}: ${size} bytes`).toBeLessThanOrEqual(MAX_HEAD);
  }
});
test("F6, F7: the preview of a listing with a video shows its first picture", async ({ own }) => {
  const { text } = await ask(own.origin, pathOf(own.examples.video));
  expect(metas(text, "og:video")).toEqual([]);
  await isPreviewPicture(own, metas(rawHead(text), "og:image").join());
});

test("F9: the home page and an area have preview tags of their own", async ({ site }) => {
  const home = await tagsAt(site, "/");
  const area = await tagsAt(site, site.area);
  for (const tag of ["og:title", "og:description", "og:url"] as const) expect(home[tag]).not.toBe(area[tag]);
  await isPreviewPicture(site, home["og:image"]);
  await isPreviewPicture(site, area["og:image"]);
});
