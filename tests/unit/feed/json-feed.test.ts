import { z } from "zod";
import { feedOf } from "@/lib/feed/feed";
import { jsonFeed } from "@/lib/feed/json-feed";
import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { HARD_TEXTS } from "../hard-texts";
import { sampleRental } from "../rentals/sample-rental";

beforeEach(() => {
  process.env.SITE_URL = "https://bali.example";
});

/** JSON Feed 1.1, in the keys that we use. */
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

const parsed = (...args: Parameters<typeof feedOf>) => feed.parse(JSON.parse(jsonFeed(feedOf(...args))));

describe("jsonFeed", () => {
  it("is a valid feed", () => {
    const made = parsed({ ...DEFAULT_QUERY, location: "canggu" }, "json", [sampleRental()]);
    expect(made).toMatchObject({
      title: "Bali Monthly: Canggu",
      home_page_url: "https://bali.example/?location=canggu",
      feed_url: "https://bali.example/feed.json?location=canggu",
      items: [{ id: "tag:bali.example,2026:rental:1", tags: ["Canggu"] }],
    });
  });

  it("is valid without items, and with items that have little", () => {
    expect(parsed(DEFAULT_QUERY, "json", []).items).toEqual([]);
    const [item] = parsed(DEFAULT_QUERY, "json", [sampleRental({ location: null, media_urls: [] })]).items;
    expect(item).not.toHaveProperty("tags");
    expect(item).not.toHaveProperty("image");
  });

  it.each(HARD_TEXTS)("is valid and well-formed with the text %j", (text) => {
    const rentals = [sampleRental({ title: text, location: text })];
    expect(jsonFeed(feedOf(DEFAULT_QUERY, "json", rentals)).isWellFormed()).toBe(true);
    parsed(DEFAULT_QUERY, "json", rentals);
  });
});
