import { feedItems } from "@/server/discovery/feed";
import { sampleRental } from "../rental/sample-rental";
import { NOTHING_KNOWN } from "../rental/sample-whole-rental";
import { FEED_CONTEXT } from "./found";

process.env.SITE_URL = "https://bali.example:8443";

describe("feedItems", () => {
  it("includes the rent before a reduction", () => {
    const context = {
      ...FEED_CONTEXT,
      formerRentOf: () => ({ amount: 45_000_000, currency: "IDR", reduction: 0.2 }),
    };
    expect(feedItems([sampleRental()], context)[0]?.summary).toContain("Rp 35,000,000 / month · was Rp 45M");
  });

  it("describes a rental, with an id that does not depend on title, slug or rent", () => {
    const [before] = feedItems(
      [sampleRental({ rental_period: "night", price_amount: 1_000_000 })],
      FEED_CONTEXT,
    );
    const [after] = feedItems(
      [sampleRental({ title: "New", slug: "new", price_amount: 1, rental_period: "year" })],
      FEED_CONTEXT,
    );
    expect(before).toEqual({
      id: "tag:bali.example,2026:rental:1",
      url: "https://bali.example:8443/rental/villa-canggu",
      title: "Two-bedroom villa with a pool",
      summary: "Canggu · 2 bedrooms · 2 bathrooms · Rp 30,416,667 / month · Rp 1,000,000 / night",
      published: "2026-11-20T04:00:00.000Z",
      area: "Canggu",
      picture: expect.objectContaining({ width: 1200, height: 630 }),
    });
    expect(after?.id).toBe(before?.id);
    expect(after?.summary).toContain("bathrooms · Rp 1 / year · check the price in the post");
  });

  it("has at most fifty items, in the order of the list", () => {
    const rentals = Array.from({ length: 60 }, (_, index) => sampleRental({ id: index }));
    const items = feedItems(rentals, FEED_CONTEXT);
    expect(items).toHaveLength(50);
    expect(items[49]?.id).toBe("tag:bali.example,2026:rental:49");
  });

  it("sorts a list newest first", () => {
    const days = ["2026-11-18", "2026-11-20", "2026-11-19"];
    const rentals = days.map((day, index) => sampleRental({ id: index, posted_at: `${day}T00:00:00.000Z` }));
    expect(feedItems(rentals, FEED_CONTEXT).map(({ id }) => id.split(":").at(-1))).toEqual(["1", "2", "0"]);
  });

  it("describes a rental without facts", () => {
    const bare = sampleRental({ ...NOTHING_KNOWN, posted_at: sampleRental().posted_at });
    expect(feedItems([bare], FEED_CONTEXT)).toMatchObject([
      { title: "Rental Property", summary: "", area: null, picture: null },
    ]);
  });

  it("leaves out rentals without a date", () => {
    expect(feedItems([sampleRental({ posted_at: null })], FEED_CONTEXT)).toEqual([]);
  });
});
