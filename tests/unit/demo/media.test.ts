import { isLive } from "@/supabase/demo/geo-location";
import { demoListings } from "@/supabase/demo/listings";

const live = demoListings(new Date("2026-11-21T12:00:00Z")).rentals.filter(isLive);
const galleries = live.map(({ media_urls }) => media_urls);

const pictures: Record<string, number> = {
  villa: 8,
  pool: 6,
  ricefield: 4,
  bedroom: 6,
  kitchen: 4,
  living: 4,
  desk: 3,
  beach: 4,
  bathroom: 3,
  garden: 3,
};
const files = new Set([
  ...Object.entries(pictures).flatMap(([family, last]) =>
    Array.from({ length: last }, (_, index) => `/media/${family}-0${index + 1}.webp`),
  ),
  "/media/tour-01.mp4",
  "/media/tour-02.mp4",
]);

function shows(gallery: readonly string[], family: string): boolean {
  return gallery.some((url) => url.startsWith(`/media/${family}-`));
}

describe("demo media", () => {
  it("are files of the project, each at most once in a home", () => {
    for (const gallery of galleries) {
      for (const url of gallery) expect(files).toContain(url);
      expect(new Set(gallery).size).toBe(gallery.length);
    }
  });

  it("number none to twelve, three to seven mostly", () => {
    const sizes = galleries.map(({ length }) => length);
    expect(Math.max(...sizes)).toBe(12);
    expect(sizes.filter((size) => size === 0).length).toBeGreaterThanOrEqual(3);
    expect(sizes.filter((size) => size === 0).length).toBeLessThanOrEqual(16);
    expect(sizes.filter((size) => size >= 3 && size <= 7).length / sizes.length).toBeGreaterThan(0.55);
  });

  it("include videos, and one home opens with one", () => {
    expect(galleries.filter((gallery) => gallery.some((url) => url.endsWith(".mp4"))).length).toBeGreaterThan(
      12,
    );
    expect(galleries.filter(([first]) => first?.endsWith(".mp4"))).toHaveLength(1);
  });

  it("fit the home", () => {
    for (const { property_type, amenities, media_urls } of live) {
      if (property_type === "room") expect(shows(media_urls, "villa")).toBe(false);
      if (shows(media_urls, "pool") && amenities.length > 0) {
        expect(amenities.some((amenity) => amenity.endsWith("pool"))).toBe(true);
      }
      if (shows(media_urls, "desk") && amenities.length > 0) expect(amenities).toContain("workspace");
    }
  });

  it("open with every kind of picture", () => {
    expect(new Set(galleries.map(([first]) => first)).size).toBeGreaterThan(30);
  });
});
