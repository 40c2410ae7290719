import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { expect } from "@playwright/test";
import { z } from "zod";
import { ask } from "./crawler/ask.ts";
import { hrefs, jsonLdTexts, plain } from "./crawler/html.ts";
import { schemaVocabulary } from "./crawler/schema-vocabulary.ts";
import { areaPages } from "./crawler/sitemap-files.ts";
import { USER_AGENTS } from "./crawler/user-agents.ts";
import { type AuditedSite, examplePaths, rentalPath } from "./site/audited-site.ts";
import { needed, test } from "./site/test.ts";

const FORBIDDEN =
  /VacationRental|aggregateRating|"review"|"Product"|streetAddress|"geo"|latitude|SearchAction|FAQPage/;

const listing = z.object({
  "@type": z.literal("RealEstateListing"),
  image: z.array(z.string()).optional(),
  offers: z
    .object({
      price: z.number(),
      priceCurrency: z.string().regex(/^[A-Z]{3}$/),
      priceSpecification: z.object({ price: z.number(), unitCode: z.literal("MON") }),
    })
    .optional(),
  mainEntity: z.object({
    numberOfBedrooms: z.number().positive().optional(),
    numberOfBathroomsTotal: z.number().positive().optional(),
    accommodationCategory: z.string().optional(),
  }),
});
const itemList = z.object({
  "@type": z.literal("ItemList"),
  itemListElement: z.array(z.object({ position: z.number(), url: z.string(), name: z.string().min(1) })),
});
const graph = z.object({ "@context": z.literal("https://schema.org"), "@graph": z.array(z.unknown()) });

async function thingsAt(site: AuditedSite, path: string): Promise<unknown[]> {
  const { text } = await ask(site.origin, path);
  return jsonLdTexts(text).flatMap((json) => graph.parse(JSON.parse(json))["@graph"]);
}

async function listingAt(site: AuditedSite, path: string) {
  return listing.parse((await thingsAt(site, path))[0]);
}

function paths(site: AuditedSite): string[] {
  const listed = examplePaths(site, "noImage", "video", "script", "longTitle", "bare", "older");
  return ["/", `/?location=${encodeURIComponent(site.area)}`, site.rental.path, ...listed];
}

test("D1: structured data passes the schema.org validator, and is the same for every user agent", async ({
  site,
}) => {
  const validator = new Validator(await schemaVocabulary());
  const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] });
  for (const path of [...paths(site), ...(await areaPages(site)).slice(0, 1)]) {
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
    USER_AGENTS.map(async (agent) => jsonLdTexts((await ask(site.origin, site.rental.path, { agent })).text)),
  );
  for (const other of others) expect(other, "it differs by reader").toEqual(first);
});

test("D2: the price is the monthly one on the page, or absent", async ({ site }) => {
  const cases = [
    [needed(site.examples.live, "listing"), 31_000_000, "Rp 31,000,000"],
    [needed(site.examples.noImage, "weekly listing"), 3_900_000, "Rp 3,900,000"],
  ] as const;
  for (const [row, price, shown] of cases) {
    const { offers } = await listingAt(site, rentalPath(row));
    expect(offers?.price).toBe(price);
    expect(offers?.priceSpecification.price).toBe(price);
    expect(plain((await ask(site.origin, rentalPath(row))).text), `the page does not say ${shown}`).toContain(
      shown,
    );
  }
  expect((await listingAt(site, rentalPath(needed(site.examples.bare, "bare listing")))).offers).toBe(
    undefined,
  );
});

test("D3: unknown facts are omitted, and numbers are numbers", async ({ site }) => {
  const row = needed(site.examples.bare, "bare listing");
  const { mainEntity } = await listingAt(site, rentalPath(row));
  expect(mainEntity).toEqual({});
  expect(JSON.stringify(await thingsAt(site, rentalPath(row)))).not.toMatch(/null|unknown/);
  await listingAt(site, site.rental.path);
});

test("D4: structured data has no types or facts that the site cannot vouch for", async ({ site }) => {
  for (const path of paths(site)) {
    const things = await thingsAt(site, path);
    expect(things.length, `${path} has no structured data`).toBeGreaterThan(0);
    expect(JSON.stringify(things), path).not.toMatch(FORBIDDEN);
  }
});

test("D5: image lists pictures only, and is absent without any", async ({ site }) => {
  const [noImage, video] = [
    needed(site.examples.noImage, "listing without pictures"),
    needed(site.examples.video, "video"),
  ];
  expect((await listingAt(site, rentalPath(noImage))).image).toBe(undefined);
  const { image = [] } = await listingAt(site, rentalPath(video));
  expect(image.length, `${image}`).toBe(2);
  for (const url of image) expect(url).toMatch(/^https?:\/\/[^ ]+$/);
  expect(image.join()).not.toMatch(/\.(mp4|mov)/);
});

test("D6: no text of a listing becomes a script", async ({ site }) => {
  const path = rentalPath(needed(site.examples.script, "title that is markup"));
  const list = `/?location=${encodeURIComponent(site.area)}`;
  for (const markup of [path, list, "/feed.xml"]) {
    const { text } = await ask(site.origin, markup);
    expect(text, `${markup} does not show the title`).toContain("&lt;script&gt;alert(");
    expect(text, markup).not.toContain("<script>alert(");
  }
  const { text, headers } = await ask(site.origin, "/feed.json");
  expect(text, "the feed does not hold the title").toContain("<script>alert(");
  expect(String(headers["content-type"]), "a browser reads the feed as a page").toMatch(
    /^application\/.*json/,
  );
  expect(headers["x-content-type-options"]).toBe("nosniff");
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
