import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { expect } from "@playwright/test";
import { z } from "zod";
import { pathOf } from "../../support/demo-rows.ts";
import { type AskedSite, ask, pathOfUrl } from "./crawler/ask.ts";
import { hrefs, jsonLdTexts, plain } from "./crawler/html.ts";
import { schemaVocabulary } from "./crawler/schema-vocabulary.ts";
import { readSitemap } from "./crawler/sitemap-files.ts";
import { USER_AGENTS } from "./crawler/user-agents.ts";
import { test } from "./site/test.ts";

const listing = z.object({
  "@type": z.literal("RealEstateListing"),
  offers: z
    .object({
      price: z.number(),
      priceCurrency: z.string().regex(/^[A-Z]{3}$/),
      priceSpecification: z.object({ price: z.number(), unitCode: z.literal("MON") }),
    })
    .optional(),
});
const itemList = z.object({
  "@type": z.literal("ItemList"),
  itemListElement: z.array(z.object({ position: z.number(), url: z.string(), name: z.string().min(1) })),
});
const graph = z.object({ "@context": z.literal("https://schema.org"), "@graph": z.array(z.unknown()) });

async function thingsAt(site: AskedSite, path: string): Promise<unknown[]> {
  const { text } = await ask(site.origin, path);
  return jsonLdTexts(text).flatMap((json) => graph.parse(JSON.parse(json))["@graph"]);
}

async function listingAt(site: AskedSite, path: string) {
  return listing.parse((await thingsAt(site, path))[0]);
}

test("D1: structured data passes the schema.org validator, and is the same for every user agent", {
  tag: "@smoke",
}, async ({ site }) => {
  const validator = new Validator(await schemaVocabulary());
  const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] });
  const pages = (await readSitemap(site)).urls.map(({ loc }) => pathOfUrl(loc));
  const some = (start: string, count: number) =>
    pages.filter((path) => path.startsWith(start)).slice(0, count);
  for (const path of ["/", site.area, ...some("/rental/", 8)]) {
    const { text } = await ask(site.origin, path);
    expect(jsonLdTexts(text).length, `${path} has ${jsonLdTexts(text).length} blocks`).toBe(1);
    const issues = await validator.validate(extractor.parse(text));
    const errors = issues.filter(({ severity }) => severity === "ERROR");
    expect(
      errors.map(({ issueMessage }) => issueMessage),
      path,
    ).toEqual([]);
  }
  const [first, ...others] = await Promise.all(
    USER_AGENTS.map(async (agent) => jsonLdTexts((await ask(site.origin, site.rental, { agent })).text)),
  );
  for (const other of others) expect(other, "it differs by reader").toEqual(first);
});

test("D2: the price is the monthly one on the page, or absent", async ({ own }) => {
  const cases = [
    [own.examples.live, 31_000_000, "Rp 31,000,000"],
    [own.examples.noImage, 3_900_000, "Rp 3,900,000"],
  ] as const;
  for (const [row, price, shown] of cases) {
    const { offers } = await listingAt(own, pathOf(row));
    expect(offers?.price).toBe(price);
    expect(offers?.priceSpecification.price).toBe(price);
    expect(plain((await ask(own.origin, pathOf(row))).text), `the page does not say ${shown}`).toContain(
      shown,
    );
  }
  expect((await listingAt(own, pathOf(own.examples.bare))).offers).toBe(undefined);
});
test("D6: no text of a listing becomes a script", async ({ own }) => {
  const { script } = own.examples;
  const list = `/?location=${encodeURIComponent(script.location ?? "")}`;
  for (const markup of [pathOf(script), list, "/feed.xml"]) {
    const { text } = await ask(own.origin, markup);
    expect(text, `${markup} does not show the title`).toContain("&lt;script&gt;alert(");
    expect(text, markup).not.toContain("<script>alert(");
  }
});

const PAGE_SIZE = 24;

test("D7: the item list has the page's listings in order, each once", async ({ site }) => {
  const { text } = await ask(site.origin, "/");
  const things = await thingsAt(site, "/");
  const list = things.map((thing) => itemList.safeParse(thing)).find(({ success }) => success)?.data;
  const items = list?.itemListElement ?? [];
  const shown = hrefs(text, /^\/rental\/[^?#]+$/).map((href) => site.canonical + href);
  // Cards after the page's own listings are there for the map.
  const own = shown.slice(0, PAGE_SIZE);
  expect(own.length, "the page lists nothing").toBeGreaterThan(0);
  expect(items.map(({ url }) => url)).toEqual(own);
  expect(items.map(({ position }) => position)).toEqual(own.map((_, index) => index + 1));
});
