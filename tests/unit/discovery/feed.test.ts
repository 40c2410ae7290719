import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import type { LiveRental } from "@/lib/rental/rental";
import { atomFeed, feedResponse } from "@/server/discovery/feed";
import { languageOf } from "@/server/language/language-of";
import { findRentals } from "@/server/search/find-rentals";
import { ENGLISH } from "../../support/in-english";
import { HARD_TEXTS } from "../hard-texts";
import { type Change, sampleRental } from "../rental/sample-rental";
import { NOTHING_KNOWN } from "../rental/sample-whole-rental";
import { FEED_CONTEXT, found } from "./found";

jest.mock("@/server/search/find-rentals");
const find = jest.mocked(findRentals);

beforeEach(() => {
  process.env.SITE_URL = "https://bali.example:8443";
  find.mockReset();
  find.mockImplementation((filters) => found([sampleRental()], filters));
});

describe("atomFeed", () => {
  const date = z.iso.datetime();
  const link = z.object({ "@rel": z.enum(["self", "alternate"]), "@type": z.string(), "@href": z.url() });
  const entry = z.strictObject({
    id: z.string().regex(/^tag:/),
    title: z.string().min(1),
    link,
    published: date,
    updated: date,
    summary: z.string(),
    content: z.object({ "@type": z.literal("html"), "#text": z.string() }),
  });
  /** A feed by RFC 4287, limited to the elements that we use. */
  const feed = z.strictObject({
    "@xmlns": z.literal("http://www.w3.org/2005/Atom"),
    "@xml:lang": z.literal("en"),
    id: z.url(),
    title: z.string().min(1),
    subtitle: z.string(),
    updated: date,
    author: z.object({ name: z.string().min(1) }),
    link: z.array(link).length(2),
    entry: z.array(entry),
  });

  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    isArray: (name) => name === "entry",
  });

  function parsed(rentals: LiveRental[], context: Parameters<typeof atomFeed>[2] = FEED_CONTEXT) {
    const xml = atomFeed({ ...DEFAULT_QUERY, location: ["canggu"] }, rentals, context);
    expect(XMLValidator.validate(xml)).toBe(true);
    return feed.parse({ entry: [], ...parser.parse(xml).feed });
  }

  it("is a valid feed with its own link, its list and its newest change", () => {
    const { id, title, updated, link: links } = parsed([sampleRental(), sampleRental({ id: 2 })]);
    expect({ id, title, updated }).toEqual({
      id: "https://bali.example:8443/feed.xml?location=canggu",
      title: "Bali Monthly: Canggu",
      updated: "2026-11-20T04:00:00.000Z",
    });
    expect(links.map((item) => item["@href"])).toEqual([
      "https://bali.example:8443/feed.xml?location=canggu",
      "https://bali.example:8443/?location=canggu",
    ]);
  });

  it("is a valid feed with a constant date when it has no entries", () => {
    expect(parsed([])).toMatchObject({ updated: "1970-01-01T00:00:00.000Z", entry: [] });
  });

  it("describes a rental, with an id that does not depend on title, slug or rent", () => {
    const night: Change<LiveRental> = { rental_period: "night", price_amount: 1_000_000 };
    const [before] = parsed([sampleRental(night)]).entry;
    const year: Change<LiveRental> = { title: "New", slug: "new", price_amount: 1, rental_period: "year" };
    const [after] = parsed([sampleRental(year)]).entry;
    expect(before).toMatchObject({
      id: "tag:bali.example,2026:rental:1",
      link: { "@href": "https://bali.example:8443/rental/villa-canggu" },
      title: "Two-bedroom villa with a pool",
      summary: "Canggu · 2 bedrooms · 2 bathrooms · Rp 1,000,000 / night · about Rp 30.4M / month",
      published: "2026-11-20T04:00:00.000Z",
      content: { "#text": expect.stringMatching(/^<p><img src="[^"]*" width="1200" height="630" alt="/) },
    });
    expect(after?.id).toBe(before?.id);
    expect(after?.summary).toContain("bathrooms · Rp 1 / year · check the price in the post");
  });

  it("includes the rent before a reduction", () => {
    const formerRentOf = () => ({ amount: 45_000_000, currency: "IDR", reduction: 0.2 });
    const [reduced] = parsed([sampleRental()], { ...FEED_CONTEXT, formerRentOf }).entry;
    expect(reduced?.summary).toContain("Rp 35,000,000 / month · was Rp 45M");
  });

  it("has the newest fifty first, and none without a date", () => {
    const rentals = Array.from({ length: 60 }, (_, id) =>
      sampleRental({ id, posted_at: `2026-11-20T00:00:${String(id).padStart(2, "0")}.000Z` }),
    );
    const ids = parsed([...rentals, sampleRental({ id: 99, posted_at: null })]).entry.map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect(ids[0]).toBe("tag:bali.example,2026:rental:59");
  });

  it("describes a rental without facts", () => {
    const bare = sampleRental({ ...NOTHING_KNOWN, posted_at: sampleRental().posted_at });
    const [entryOfBare] = parsed([bare]).entry;
    expect(entryOfBare).toMatchObject({ title: "Rental Property", summary: "" });
    expect(entryOfBare?.content["#text"]).not.toContain("<img");
  });

  it("escapes markup in a listing", () => {
    const title = '</title><script>alert("x")</script>&amp;';
    const [first] = parsed([sampleRental({ title })]).entry;
    expect(first?.title).toBe(title);
    expect(first?.content["#text"]).not.toContain("<script>");
  });

  it.each(HARD_TEXTS)("is valid with hard text %#", (text) => {
    parsed([
      sampleRental({ title: text, location: text.toLowerCase(), media_urls: [`/media/${text}.webp`] }),
    ]);
  });
});

describe("feedResponse", () => {
  const ask = (search: string, language = ENGLISH) =>
    feedResponse(new Request(`http://localhost/feed.xml${search}`), language);

  it("ignores unknown parameters, the order and the page", async () => {
    const plain = await (await ask("?location=canggu")).text();
    const noisy = await ask("?utm_source=x&page=7&sort=pricePerMonthAsc&location=Canggu&__proto__=1");
    expect(await noisy.text()).toBe(plain);
    expect(find).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: "none", page: 1, location: ["canggu"] }),
    );
  });

  it("takes the language from the path, not from the query", async () => {
    const plain = await (await ask("?location=canggu", languageOf("ru"))).text();
    const asked = await ask("?location=canggu&lang=en&locale=id", languageOf("ru"));
    expect(await asked.text()).toBe(plain);
    expect(plain).toContain('xml:lang="ru"');
    expect(plain).toContain('href="https://bali.example:8443/ru/feed.xml?location=canggu"/>');
    expect(plain).toContain('href="https://bali.example:8443/ru/rental/villa-canggu"');
    expect(plain).toContain(
      "<summary>Чангу · 2 спальни · 2 ванные · 35\u00a0000\u00a0000\u00a0Rp / мес</summary>",
    );
  });

  it("answers 404 for an unknown location", async () => {
    const answer = await ask("?location=nowhere");
    expect([answer.status, await answer.text()]).toEqual([404, "Location not found.\n"]);
  });
});
