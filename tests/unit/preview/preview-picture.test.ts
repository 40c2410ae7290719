import type { LiveRental } from "@/lib/rental/rental";
import { previewSource, rentalPreview } from "@/server/preview/preview-picture";
import { ENGLISH } from "../../support/in-english";
import { sampleRental } from "../rental/sample-rental";

process.env.SITE_URL = "https://bali.example";

test.each<[string[], string | null]>([
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
])("of the media %j the preview shows %j", (media_urls, source) => {
  expect(previewSource({ media_urls })).toBe(source);
});

describe("rentalPreview", () => {
  const preview = (change: Partial<LiveRental>) => rentalPreview(sampleRental(change), "Villa", ENGLISH.t);

  it("is below the listing's slug or id, and changes with its picture", () => {
    expect(preview({}).url).toMatch(/^https:\/\/bali\.example\/preview\/villa-canggu\/[0-9a-f]{12}\.jpg$/);
    expect(preview({ slug: null }).url).toContain("/preview/1/");
    expect(preview({ slug: "é" }).url).toContain("/preview/%C3%A9/");
    expect(preview({ media_urls: ["/media/b.webp"] }).url).not.toBe(preview({}).url);
    expect(preview({ media_urls: ["/media/tour.mp4", ...sampleRental().media_urls] }).url).toBe(
      preview({}).url,
    );
  });

  it("is the site's own picture without a usable one", () => {
    const own = { width: 1200, height: 630, url: "https://bali.example/brand-preview.jpg" };
    expect(preview({ media_urls: [] })).toMatchObject(own);
  });
});
