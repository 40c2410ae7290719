import type { LiveRental } from "@/lib/rental/rental";
import { ENGLISH } from "../../support/in-english";
import { sampleRental } from "../rental/sample-rental";

process.env.SITE_URL = "https://bali.example";

// Loaded late, because the module reads the hosts on load.
const load = () => import("@/server/preview/preview-picture");

describe("previewSource", () => {
  it.each<[string[], string | null]>([
    [["/media/a.webp"], "/media/a.webp"],
    [["/media/tour.mp4", "/media/tour.MOV?x=1", "/media/b.webp"], "/media/b.webp"],
    [["http://cdn.example/a.jpg", "https://cdn.example/b.jpg"], "https://cdn.example/b.jpg"],
    [
      ["https://10.0.0.1/a.jpg", "https://ref.supabase.co/photos/x/1.webp"],
      "https://ref.supabase.co/photos/x/1.webp",
    ],
    [["https://10.0.0.1/a.jpg", "http://cdn.example/b.jpg", "//cdn.example/c.jpg"], null],
    [["/media/tour.mp4"], null],
    [[], null],
  ])("of %j is %j", async (media_urls, source) => {
    expect((await load()).previewSource({ media_urls })).toBe(source);
  });
});

describe("previewVersion", () => {
  it.each<Partial<LiveRental>>([
    { price_amount: 1 },
    { price_currency: "USD" },
    { rental_period: "week" },
    { media_urls: ["/media/b.webp"] },
  ])("changes with %j", async (change) => {
    const { previewVersion } = await load();
    expect(previewVersion(sampleRental(change))).not.toBe(previewVersion(sampleRental()));
  });

  it.each<Partial<LiveRental>>([
    { title: "Other" },
    { media_urls: ["/media/tour.mp4", "/media/pool-01.webp"] },
  ])("stays with %j", async (change) => {
    const { previewVersion } = await load();
    expect(previewVersion(sampleRental(change))).toBe(previewVersion(sampleRental()));
  });
});

describe("rentalPreview", () => {
  it("is a versioned URL below the listing's slug or id", async () => {
    const { rentalPreview } = await load();
    const url = (change: Partial<LiveRental>) => rentalPreview(sampleRental(change), "Villa", ENGLISH).url;
    expect(url({})).toMatch(/^https:\/\/bali\.example\/preview\/villa-canggu\/[0-9a-f]{12}\.jpg$/);
    expect(url({ slug: null })).toMatch(/^https:\/\/bali\.example\/preview\/1\/[0-9a-f]{12}\.jpg$/);
    expect(url({ slug: "é" })).toContain("/preview/%C3%A9/");
  });

  it("is a drawn map without a usable picture, with another version for other facts", async () => {
    const { rentalPreview } = await load();
    const drawn = (change: Partial<LiveRental>) =>
      rentalPreview(sampleRental({ media_urls: [], ...change }), "Villa", ENGLISH);
    expect(drawn({})).toMatchObject({ width: 1200, height: 630, alt: "Map of Canggu, Bali: Villa" });
    const facts = [{}, { location: "ubud" }, { bedrooms: 3 }, { bathrooms: 1 }, { price_amount: 1 }];
    expect(new Set(facts.map((change) => drawn(change).url)).size).toBe(facts.length);
  });
});
