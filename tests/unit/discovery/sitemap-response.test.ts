import { XMLValidator } from "fast-xml-parser";
import { indexedRentals } from "@/server/data/indexed-rentals";
import { sitemapFile, sitemapResponse } from "@/server/discovery/sitemap-response";
import { sitemapXml } from "@/server/discovery/sitemap-xml";
import { showSnapshot } from "../data/sample-snapshot";
import { sampleWholeRental } from "../rental/sample-whole-rental";
import { PLACES } from "./found";

jest.mock("@/server/data/indexed-rentals");
const indexed = jest.mocked(indexedRentals);

beforeEach(async () => {
  process.env.SITE_URL = "https://bali.example";
  await showSnapshot({ places: PLACES });
});

const ask = (search: string) => sitemapResponse(new Request(`http://localhost/sitemap.xml${search}`));

const listings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    slug: `home-${index}`,
    posted_at: "2026-11-20T00:00:00.000Z",
    pictures: ["/media/a b&c.webp"],
  }));

async function locs(search: string): Promise<string[]> {
  const answer = await ask(search);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
    200,
    "application/xml; charset=utf-8",
  ]);
  const xml = await answer.text();
  return [...xml.matchAll(/<url><loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc);
}

describe("sitemapResponse", () => {
  it("lists each home once per language, in one file while it fits", async () => {
    indexed.mockResolvedValue(listings(2));
    const all = await locs("");
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((address) => address.includes("/rental/"))).toEqual(
      [0, 1].flatMap((id) =>
        ["", "/id", "/ru"].map((language) => `https://bali.example${language}/rental/home-${id}`),
      ),
    );
    expect(await locs("?part=1")).toEqual(all);
  });

  it("is made once for all requests, and again when the listings change", async () => {
    const [read, readLater] = [listings(2), listings(3)];
    let made = 0;
    Object.defineProperty(read[0], "slug", { get: () => `made-${++made}` });
    indexed.mockResolvedValue(read);
    expect(await locs("")).toEqual(await locs("?part=1"));
    expect((await ask("?part=2")).status).toBe(404);
    expect(made).toBe(1);
    await showSnapshot({ rentals: [sampleWholeRental({ id: 1 })], places: PLACES });
    expect(await locs("")).toContain("https://bali.example/?location=canggu");
    indexed.mockResolvedValue(readLater);
    expect(await locs("")).toContain("https://bali.example/rental/home-2");
  });
});

describe("sitemapFile", () => {
  const files = ["a", "b"].map((tag) => ({ xml: sitemapXml([`<url>${tag}</url>`]), tag }));

  it.each(["0", "3", "-1", "1.5", "x", "", "999999", "1e0"])("is null for part %j of two", (part) => {
    expect(sitemapFile(files, part)).toBeNull();
  });

  it("is the index of several parts, or a part by its number", () => {
    const index = sitemapFile(files, null)?.xml ?? "";
    expect(XMLValidator.validate(index)).toBe(true);
    expect([...index.matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc)).toEqual(
      [1, 2].map((part) => `https://bali.example/sitemap.xml?part=${part}`),
    );
    expect(["1", "2"].map((part) => sitemapFile(files, part))).toEqual(files);
  });
});
