import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import { DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";
import type { LiveRental } from "@/lib/rental/rental";
import { feedOf } from "@/server/discovery/feed";
import { atomXml, jsonFeed } from "@/server/discovery/feed-formats";
import { HARD_TEXTS } from "../hard-texts";
import { sampleRental } from "../rental/sample-rental";
import { FEED_CONTEXT } from "./found";

process.env.SITE_URL = "https://bali.example";

describe("atomXml", () => {
  const date = z.iso.datetime();
  const link = z.object({ "@rel": z.enum(["self", "alternate"]), "@type": z.string(), "@href": z.url() });
  const entry = z.strictObject({
    id: z.string().regex(/^tag:/),
    title: z.string().min(1),
    link,
    published: date,
    updated: date,
    category: z.object({ "@term": z.string() }).optional(),
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

  function parsed(rentals: LiveRental[]) {
    const xml = atomXml(feedOf({ ...DEFAULT_QUERY, location: ["canggu"] }, "xml", rentals, FEED_CONTEXT));
    expect(XMLValidator.validate(xml)).toBe(true);
    return feed.parse({ entry: [], ...parser.parse(xml).feed });
  }

  it("is a valid feed with its own link, its list and its newest change", () => {
    const { id, title, updated, link: links } = parsed([sampleRental(), sampleRental({ id: 2 })]);
    expect({ id, title, updated }).toEqual({
      id: "https://bali.example/feed.xml?location=canggu",
      title: "Bali Monthly: Canggu",
      updated: "2026-11-20T04:00:00.000Z",
    });
    expect(links.map((item) => item["@href"])).toEqual([
      "https://bali.example/feed.xml?location=canggu",
      "https://bali.example/?location=canggu",
    ]);
  });

  it("is a valid feed with a constant date when it has no entries", () => {
    expect(parsed([])).toMatchObject({ updated: "1970-01-01T00:00:00.000Z", entry: [] });
  });

  it("has unique entry ids", () => {
    const ids = parsed([sampleRental(), sampleRental({ id: 2 })]).entry.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
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

describe("jsonFeed", () => {
  /** JSON Feed 1.1, limited to the keys that we use. */
  const feed = z.strictObject({
    version: z.literal("https://jsonfeed.org/version/1.1"),
    title: z.string().min(1),
    home_page_url: z.url(),
    feed_url: z.url(),
    description: z.string(),
    icon: z.url(),
    favicon: z.url(),
    language: z.literal("en"),
    authors: z.array(z.strictObject({ name: z.string(), url: z.url() })).min(1),
    items: z.array(
      z.strictObject({
        id: z.string().min(1),
        url: z.url(),
        title: z.string().min(1),
        content_text: z.string(),
        image: z.url().optional(),
        date_published: z.iso.datetime(),
        tags: z.array(z.string()).optional(),
      }),
    ),
  });

  const parsed = (query: ListQuery, rentals: LiveRental[]) =>
    feed.parse(JSON.parse(jsonFeed(feedOf(query, "json", rentals, FEED_CONTEXT))));

  it("is a valid feed", () => {
    const made = parsed({ ...DEFAULT_QUERY, location: ["canggu"] }, [sampleRental()]);
    expect(made).toMatchObject({
      title: "Bali Monthly: Canggu",
      home_page_url: "https://bali.example/?location=canggu",
      feed_url: "https://bali.example/feed.json?location=canggu",
      items: [{ id: "tag:bali.example,2026:rental:1", tags: ["Canggu"] }],
    });
  });

  it("is valid without items, and with items without area or picture", () => {
    expect(parsed(DEFAULT_QUERY, []).items).toEqual([]);
    const [item] = parsed(DEFAULT_QUERY, [sampleRental({ location: null, media_urls: [] })]).items;
    expect(item).not.toHaveProperty("tags");
    expect(item).not.toHaveProperty("image");
  });

  it.each(HARD_TEXTS)("is valid and well-formed with hard text %#", (text) => {
    const rentals = [sampleRental({ title: text, location: text })];
    expect(jsonFeed(feedOf(DEFAULT_QUERY, "json", rentals, FEED_CONTEXT)).isWellFormed()).toBe(true);
    parsed(DEFAULT_QUERY, rentals);
  });
});
