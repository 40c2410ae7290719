import assert from "node:assert/strict";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { z } from "zod";
import { ask } from "../ask.ts";
import { type AuditedSite, rentalPath } from "../audited-site.ts";
import { type Check, needed } from "../check.ts";
import { hrefs, jsonLdTexts, plain } from "../html.ts";
import { schemaVocabulary } from "../schema-vocabulary.ts";
import { USER_AGENTS } from "../user-agents.ts";

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

/** Pages of every kind that have structured data. */
function paths(site: AuditedSite): string[] {
  const { live, noImage, video, script, longTitle, bare, older } = site.examples;
  const rows = [live, noImage, video, script, longTitle, bare, older].filter((row) => row !== null);
  return ["/", `/?location=${encodeURIComponent(site.area)}`, site.rental.path, ...rows.map(rentalPath)];
}

export const structuredDataChecks: readonly Check[] = [
  {
    id: "D1",
    what: "structured data is JSON, for every reader; the validator finds no error",
    run: async (site) => {
      const validator = new Validator(await schemaVocabulary());
      const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] });
      for (const path of paths(site)) {
        const { text } = await ask(site.origin, path);
        assert.equal(jsonLdTexts(text).length, 1, `${path} has ${jsonLdTexts(text).length} blocks`);
        const issues = await validator.validate(extractor.parse(text));
        const errors = issues.filter(({ severity }) => severity === "ERROR");
        assert.deepEqual(
          errors.map(({ issueMessage }) => issueMessage),
          [],
          path,
        );
      }
      const [first, ...others] = await Promise.all(
        USER_AGENTS.map(async (agent) =>
          jsonLdTexts((await ask(site.origin, site.rental.path, { agent })).text),
        ),
      );
      for (const other of others) assert.deepEqual(other, first, "it differs by reader");
    },
  },
  {
    id: "D2",
    what: "the price is the monthly one that the page shows, or none",
    run: async (site) => {
      const cases = [
        [needed(site.examples.live, "listing"), 31_000_000, "Rp 31,000,000"],
        [needed(site.examples.noImage, "weekly listing"), 3_900_000, "Rp 3,900,000"],
      ] as const;
      for (const [row, price, shown] of cases) {
        const { offers } = await listingAt(site, rentalPath(row));
        assert.equal(offers?.price, price);
        assert.equal(offers?.priceSpecification.price, price);
        assert.ok(
          plain((await ask(site.origin, rentalPath(row))).text).includes(shown),
          `the page does not say ${shown}`,
        );
      }
      assert.equal(
        (await listingAt(site, rentalPath(needed(site.examples.bare, "bare listing")))).offers,
        undefined,
      );
    },
  },
  {
    id: "D3",
    what: "what is not known is left out, numbers are numbers",
    run: async (site) => {
      const row = needed(site.examples.bare, "bare listing");
      const { mainEntity } = await listingAt(site, rentalPath(row));
      assert.deepEqual(mainEntity, {});
      assert.doesNotMatch(JSON.stringify(await thingsAt(site, rentalPath(row))), /null|unknown/);
      await listingAt(site, site.rental.path);
    },
  },
  {
    id: "D4",
    what: "no types and facts that we have no right to",
    run: async (site) => {
      for (const path of paths(site))
        assert.doesNotMatch(JSON.stringify(await thingsAt(site, path)), FORBIDDEN, path);
    },
  },
  {
    id: "D5",
    what: "pictures are pictures, or not there",
    run: async (site) => {
      const [noImage, video] = [
        needed(site.examples.noImage, "listing without pictures"),
        needed(site.examples.video, "video"),
      ];
      assert.equal((await listingAt(site, rentalPath(noImage))).image, undefined);
      const { image = [] } = await listingAt(site, rentalPath(video));
      assert.equal(image.length, 2, `${image}`);
      for (const url of image) assert.match(url, /^https?:\/\/[^ ]+$/);
      assert.doesNotMatch(image.join(), /\.(mp4|mov)/);
    },
  },
  {
    id: "D6",
    what: "no text of a listing becomes a script",
    run: async (site) => {
      const row = needed(site.examples.script, "title that is markup");
      for (const path of [rentalPath(row), "/", "/feed.xml", "/feed.json"]) {
        const { text } = await ask(site.origin, path);
        const isFeed = path.startsWith("/feed");
        if (!isFeed) assert.doesNotMatch(text, /<\/script><script>alert/, path);
        assert.doesNotMatch(isFeed && path.endsWith("json") ? "" : text, /<script>alert/, path);
      }
    },
  },
  {
    id: "D7",
    what: "the list names its listings in their order, each once",
    run: async (site) => {
      const { text } = await ask(site.origin, "/");
      const things = await thingsAt(site, "/");
      const list = things.map((thing) => itemList.safeParse(thing)).find(({ success }) => success)?.data;
      const items = list?.itemListElement ?? [];
      const shown = hrefs(text, /^\/rental\/[^?#]+$/).map((href) => site.canonical + href);
      assert.deepEqual(
        items.map(({ url }) => url),
        shown,
      );
      assert.deepEqual(
        items.map(({ position }) => position),
        shown.map((_, index) => index + 1),
      );
    },
  },
];
