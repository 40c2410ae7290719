import { sitemapPages } from "@/server/discovery/sitemap-response";
import { sampleRental } from "../rental/sample-rental";
import { PLACES } from "./found";

process.env.SITE_URL = "https://bali.example";

const rentals = [
  sampleRental({ id: 1, posted_at: "2026-11-20T00:00:00.000Z" }),
  sampleRental({ id: 2, location: "batu bolong", posted_at: "2026-11-21T00:00:00.000Z" }),
  sampleRental({ id: 3, location: "nowhere", posted_at: "2026-11-22T00:00:00.000Z" }),
];

const indexed = {
  id: 9,
  slug: "old",
  posted_at: "2026-09-20T00:00:00.000Z",
  pictures: ["/media/a b.webp", "/media/a b.webp", "https://cdn.example/x?a=1&b=2", "nonsense"],
};

describe("sitemapPages", () => {
  const pages = () => sitemapPages({ rentals, places: PLACES }, [indexed, { ...indexed, slug: null }]);

  it("has the home page, rents, areas with rentals, text pages and indexed rentals", () => {
    expect(pages().map(({ path }) => path)).toEqual([
      "/",
      "/rents",
      "/?location=canggu",
      "/about",
      "/privacy",
      "/sources",
      "/rental/old",
      "/rental/9",
    ]);
  });

  it("has pages of areas with at least five listings, dated by their newest posting", () => {
    const four = [2, 3, 4, 5].map((id) => sampleRental({ id }));
    const paths = (live: typeof rentals) =>
      sitemapPages({ rentals: live, places: PLACES }, []).map(({ path, lastmod }) => [path, lastmod]);
    expect(paths(four)).not.toContainEqual(["/area/canggu", expect.anything()]);
    const newest = sampleRental({ id: 1, posted_at: "2026-11-21T00:00:00.000Z" });
    expect(paths([newest, ...four])).toContainEqual(["/area/canggu", "2026-11-21T00:00:00.000Z"]);
  });

  it("dates a list by its newest posting, and a rental by its own", () => {
    expect(pages().map(({ lastmod }) => lastmod)).toEqual([
      "2026-11-22T00:00:00.000Z",
      "2026-11-22T00:00:00.000Z",
      "2026-11-21T00:00:00.000Z",
      ...[null, null, null],
      "2026-09-20T00:00:00.000Z",
      "2026-09-20T00:00:00.000Z",
    ]);
  });

  it("lists each picture of a rental once, by an absolute URL", () => {
    expect(pages()[6]?.images).toEqual([
      "https://bali.example/media/a%20b.webp",
      "https://cdn.example/x?a=1&b=2",
    ]);
  });
});
