import { XMLParser, XMLValidator } from "fast-xml-parser";
import { indexedRentals } from "@/server/data/indexed-rentals";
import { sitemapFile, sitemapPages, sitemapResponse, sitemapXml } from "@/server/discovery/sitemap";
import { showSnapshot } from "../data/sample-snapshot";
import { sampleRental } from "../rental/sample-rental";
import { PLACES } from "./found";

jest.mock("@/server/data/indexed-rentals");
const indexed = jest.mocked(indexedRentals);

beforeEach(async () => {
  process.env.SITE_URL = "https://bali.example";
  await showSnapshot({ places: PLACES });
});

describe("sitemapPages", () => {
  const rentals = [
    sampleRental({ id: 1, posted_at: "2026-11-20T00:00:00.000Z" }),
    sampleRental({ id: 2, location: "batu bolong", posted_at: "2026-11-21T00:00:00.000Z" }),
    sampleRental({ id: 3, location: "nowhere", posted_at: "2026-11-22T00:00:00.000Z" }),
  ];
  const old = {
    id: 9,
    slug: "old",
    posted_at: "2026-09-20T00:00:00.000Z",
    pictures: ["/media/a b.webp", "/media/a b.webp", "https://cdn.example/x?a=1&b=2", "nonsense"],
  };
  const pages = () => sitemapPages({ rentals, places: PLACES }, [old, { ...old, slug: null }]);

  it("has the home page, rents, areas with rentals, text pages and indexed rentals, each with the date of its data", () => {
    expect(pages().map(({ path, lastmod }) => [path, lastmod])).toEqual([
      ["/", "2026-11-22T00:00:00.000Z"],
      ["/rents", "2026-11-22T00:00:00.000Z"],
      ["/?location=canggu", "2026-11-21T00:00:00.000Z"],
      ["/about", null],
      ["/privacy", null],
      ["/sources", null],
      ["/rental/old", "2026-09-20T00:00:00.000Z"],
      ["/rental/9", "2026-09-20T00:00:00.000Z"],
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

  it("lists each picture of a rental once, by an absolute URL", () => {
    expect(pages()[6]?.images).toEqual([
      "https://bali.example/media/a%20b.webp",
      "https://cdn.example/x?a=1&b=2",
    ]);
  });
});

describe("sitemapXml", () => {
  const parse = (xml: string) =>
    new XMLParser({ processEntities: true, ignoreAttributes: false, attributeNamePrefix: "@" }).parse(xml);
  /** The alternate links of a page. */
  const links = (english: string, indonesian: string, russian: string) =>
    Object.entries({ en: english, id: indonesian, ru: russian, "x-default": english }).map(
      ([language, path]) => ({
        ...{ "@rel": "alternate", "@hreflang": language, "@href": `https://bali.example${path}` },
      }),
    );
  const pages = [
    { path: "/?location=a&page=2", lastmod: "2026-11-20T00:00:00.000Z", images: [] },
    { path: "/rental/x", lastmod: null, images: ["https://c.example/a?b=1&c=2", "https://c.example/d"] },
  ];

  it("is well-formed, with every & escaped, also without URLs", () => {
    expect(XMLValidator.validate(sitemapXml(pages))).toBe(true);
    expect(sitemapXml(pages)).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
    expect(XMLValidator.validate(sitemapXml([]))).toBe(true);
  });

  it("has each page in each language, with all of its addresses, its date, and its pictures once", () => {
    const [list, , , english, indonesian, russian] = parse(sitemapXml(pages)).urlset.url;
    expect(list).toEqual({
      loc: "https://bali.example/?location=a&page=2",
      "xhtml:link": links("/?location=a&page=2", "/id?location=a&page=2", "/ru?location=a&page=2"),
      lastmod: "2026-11-20T00:00:00.000Z",
    });
    const all = links("/rental/x", "/id/rental/x", "/ru/rental/x");
    expect(english).toEqual({
      loc: "https://bali.example/rental/x",
      "xhtml:link": all,
      "image:image": [{ "image:loc": "https://c.example/a?b=1&c=2" }, { "image:loc": "https://c.example/d" }],
    });
    expect(indonesian).toEqual({ loc: "https://bali.example/id/rental/x", "xhtml:link": all });
    expect(russian).toEqual({ loc: "https://bali.example/ru/rental/x", "xhtml:link": all });
  });
});

describe("sitemapFile", () => {
  const pages = Array.from({ length: 10_001 }, (_, id) => ({
    path: `/rental/${id}`,
    lastmod: null,
    images: [],
  }));
  const locs = (xml: string | null) => [...(xml ?? "").matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc);

  it.each(["0", "3", "-1", "1.5", "x", "", "999999", "1e0"])("is null for part %j of two", (part) => {
    expect(sitemapFile(pages, part)).toBeNull();
  });

  it("is the index of several files, or one by its number, with less than 50,000 addresses", () => {
    const index = sitemapFile(pages, null) ?? "";
    expect(XMLValidator.validate(index)).toBe(true);
    expect(locs(index)).toEqual([1, 2].map((part) => `https://bali.example/sitemap.xml?part=${part}`));
    expect(locs(sitemapFile(pages, "1"))).toHaveLength(30_000);
    expect(locs(sitemapFile(pages, "2"))).toHaveLength(3);
  });
});

describe("sitemapResponse", () => {
  const ask = (search: string) => sitemapResponse(new Request(`http://localhost/sitemap.xml${search}`));

  it("is one file while it fits", async () => {
    indexed.mockResolvedValue([{ id: 1, slug: "home-1", posted_at: null, pictures: [] }]);
    const whole = await ask("");
    expect(await whole.text()).toContain("<loc>https://bali.example/ru/rental/home-1</loc>");
    expect((await ask("?part=1")).status).toBe(200);
    expect((await ask("?part=2")).status).toBe(404);
  });
});
