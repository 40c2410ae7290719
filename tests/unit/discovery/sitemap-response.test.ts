import { XMLValidator } from "fast-xml-parser";
import { indexedRentals } from "@/server/data/indexed-rentals";
import { liveRentals } from "@/server/data/live-rentals";
import { sitemapFile, sitemapResponse } from "@/server/discovery/sitemap-response";
import { sitemapXml } from "@/server/discovery/sitemap-xml";
import { sampleRental } from "../rentals/sample-rental";
import { PLACES, READ_AT } from "./found";

jest.mock("@/server/data/live-rentals");
jest.mock("@/server/data/indexed-rentals");
const live = jest.mocked(liveRentals);
const indexed = jest.mocked(indexedRentals);

beforeEach(() => {
  process.env.SITE_URL = "https://bali.example";
  live.mockResolvedValue({ rentals: [], places: PLACES, readAt: READ_AT });
});

const ask = (search = "", headers: Record<string, string> = {}) =>
  sitemapResponse(new Request(`http://localhost/sitemap.xml${search}`, { headers }));

const listings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    slug: `home-${index}`,
    posted_at: "2026-11-20T00:00:00.000Z",
    pictures: ["/media/a b&c.webp"],
  }));

async function locs(search: string, element: "url" | "sitemap"): Promise<string[]> {
  const answer = await ask(search);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
    200,
    "application/xml; charset=utf-8",
  ]);
  const xml = await answer.text();
  expect(xml.length).toBeLessThan(50 * 1024 * 1024);
  // By a pattern, because an XML parser takes seconds for 50,000 entries.
  return [...xml.matchAll(new RegExp(`<${element}><loc>([^<]*)</loc>`, "g"))].map(([, loc = ""]) => loc);
}

describe("sitemapResponse", () => {
  it("is an index of two parts for 17,000 listings, each once per language", async () => {
    indexed.mockResolvedValue(listings(17_000));
    const parts = await locs("", "sitemap");
    expect(parts).toEqual([1, 2].map((part) => `https://bali.example/sitemap.xml?part=${part}`));
    const all = (await Promise.all([1, 2].map((part) => locs(`?part=${part}`, "url")))).flat();
    expect([all.length, new Set(all).size]).toEqual([51_015, 51_015]);
  });

  it("is one file for a few listings", async () => {
    indexed.mockResolvedValue(listings(2));
    expect(await locs("", "url")).toHaveLength(21);
    expect(await locs("?part=1", "url")).toHaveLength(21);
  });

  it("is made once for all requests, and again when the listings change", async () => {
    const [read, readLater] = [listings(2), listings(3)];
    let made = 0;
    Object.defineProperty(read[0], "slug", { get: () => `made-${++made}` });
    indexed.mockResolvedValue(read);
    expect(await locs("", "url")).toEqual(await locs("?part=1", "url"));
    expect((await ask("?part=2")).status).toBe(404);
    expect(made).toBe(1);
    const rentals = [sampleRental({ id: 1 })];
    live.mockResolvedValue({ rentals, places: PLACES, readAt: READ_AT });
    expect(await locs("", "url")).toContain("https://bali.example/?location=canggu");
    indexed.mockResolvedValue(readLater);
    expect(await locs("", "url")).toContain("https://bali.example/rental/home-2");
  });

  it("answers 304 to a crawler that has the current version", async () => {
    indexed.mockResolvedValue(listings(2));
    const tag = (await ask()).headers.get("ETag") ?? "none";
    expect((await ask("", { "If-None-Match": tag })).status).toBe(304);
    indexed.mockResolvedValue(listings(3));
    expect((await ask("", { "If-None-Match": tag })).status).toBe(200);
  });

  it("answers 503 with Retry-After while the data service is down", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    indexed.mockRejectedValue(new Error("down"));
    const answer = await ask();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "120"]);
  });
});

describe("sitemapFile", () => {
  const files = [1, 2].map(() => ({ xml: sitemapXml(["<url/>"]), tag: '"x"' }));

  it.each(["0", "3", "-1", "1.5", "x", "", "999999", "1e0"])("is null for part %j of two", (part) => {
    expect(sitemapFile(files, part)).toBeNull();
  });

  it("is well-formed XML for every part and the index", () => {
    for (const part of [null, "1", "2"])
      expect(XMLValidator.validate(sitemapFile(files, part)?.xml ?? "")).toBe(true);
  });
});
