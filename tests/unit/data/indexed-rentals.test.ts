import { DAY_MS } from "@/lib/time/region-day";
import { indexedRentals } from "@/server/data/indexed-rentals";

const TOTAL = 5_500;
const NEWEST = Date.parse("2026-11-20T04:00:00Z");

/** Rows are a second apart. */
const row = (id: number) => ({
  id,
  slug: id % 2 === 0 ? null : `home-${id}`,
  posted_at_telegram: new Date(NEWEST - (TOTAL - id) * 1000).toISOString(),
  media_urls: ["/media/tour.mp4", "/media/a.webp"],
});

/** A data service that returns its rows in pages. Returns the URLs requested. */
function serve() {
  const asked: URL[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url);
    const before = /^lt\.(.+)$/.exec(url.searchParams.getAll("posted_at_telegram").at(-1) ?? "")?.[1];
    const newer = before === undefined ? 0 : Math.floor((NEWEST - Date.parse(before)) / 1000) + 1;
    const from = newer + Number(url.searchParams.get("offset"));
    const count = Math.max(0, Math.min(Number(url.searchParams.get("limit")), TOTAL - from));
    return Response.json(Array.from({ length: count }, (_, index) => row(TOTAL - from - index)));
  });
  return asked;
}

describe("indexedRentals", () => {
  it("reads all listings of ninety days, by pages, with only the columns that a sitemap needs", async () => {
    process.env.SUPABASE_URL = "http://127.0.0.1:1";
    process.env.SUPABASE_ANON_KEY = "x";
    const asked = serve();
    const rentals = await indexedRentals();
    expect(rentals).toHaveLength(TOTAL);
    expect(rentals[0]).toEqual({
      id: TOTAL,
      slug: null,
      posted_at: "2026-11-20T04:00:00.000Z",
      pictures: ["/media/a.webp"],
    });
    const query = asked[0]?.searchParams;
    expect(query?.get("select")).toBe("id,slug,posted_at_telegram,media_urls");
    expect(query?.get("is_deleted")).toBe("eq.false");
    expect(query?.get("duplicate_of_id")).toBe("is.null");
    const since = Date.parse(query?.get("posted_at_telegram")?.replace("gte.", "") ?? "");
    expect((Date.now() - since) / DAY_MS).toBeCloseTo(90, 2);
  });
});
