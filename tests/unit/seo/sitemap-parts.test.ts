import { sitemapParts } from "@/lib/seo/sitemap-parts";

describe("sitemapParts", () => {
  it("makes one file of what fits into one, also of nothing", () => {
    expect(sitemapParts([])).toEqual([[]]);
    expect(sitemapParts(["a", "b"])).toEqual([["a", "b"]]);
  });

  it("begins a new file after fifty thousand addresses", () => {
    const urls = Array.from({ length: 60_001 }, (_, index) => `<url>${index}</url>`);
    const parts = sitemapParts(urls);
    expect(parts.map(({ length }) => length)).toEqual([50_000, 10_001]);
    expect(parts.flat()).toEqual(urls);
  });

  it("begins a new file before the size of one is passed, in bytes", () => {
    expect(sitemapParts(["éé", "éé", "éé"], { maxUrls: 9, maxBytes: 10 })).toEqual([["éé", "éé"], ["éé"]]);
  });

  it("never makes an empty file for an address that is too long", () => {
    expect(sitemapParts(["x".repeat(20), "y"], { maxUrls: 9, maxBytes: 10 })).toEqual([
      ["x".repeat(20)],
      ["y"],
    ]);
  });
});
