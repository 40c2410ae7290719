import { DAY_MS } from "@/lib/time/region-day";
import { indexedRentals, readIndexed } from "@/server/data/indexed-rentals";
import { sampleWholeRental } from "../rental/sample-whole-rental";
import { showSnapshot } from "./sample-snapshot";

const TOTAL = 5_500;
/** The rows are of the newest days that are read. */
const NEWEST = Date.now() - 30 * DAY_MS;

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
    const first = Math.max(1, Number(url.searchParams.get("id")?.replace("gt.", "")) + 1);
    const count = Math.min(Number(url.searchParams.get("limit")), TOTAL + 1 - first);
    return Response.json(Array.from({ length: count }, (_, index) => row(first + index)));
  });
  return asked;
}

beforeEach(() => {
  Object.assign(process.env, { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_ANON_KEY: "x" });
});

test("listings that have left the list are read by pages, with only the columns that a sitemap needs", async () => {
  const asked = serve();
  const rentals = await readIndexed();
  expect(rentals).toHaveLength(TOTAL);
  expect(rentals[0]).toEqual({
    id: TOTAL,
    slug: null,
    posted_at: new Date(NEWEST).toISOString(),
    pictures: ["/media/a.webp"],
  });
  const query = asked[0]?.searchParams;
  expect(query?.get("select")).toBe("id,slug,posted_at_telegram,media_urls");
  expect(query?.get("is_deleted")).toBe("eq.false");
  expect(query?.get("duplicate_of_id")).toBe("is.null");
  const [since = "", before = ""] = query?.getAll("posted_at_telegram") ?? [];
  const daysAgo = (bound: string) => (Date.now() - Date.parse(bound.replace(/^(gte|lt)\./, ""))) / DAY_MS;
  expect(daysAgo(since)).toBeCloseTo(90, 2);
  // A day of overlap: a listing may leave the list after this read.
  expect(daysAgo(before)).toBeCloseTo(29, 2);
});

test("live listings come first, each once", async () => {
  const older = [1, 2].map((id) => ({ id, slug: null, posted_at: "2026-10-21T04:00:00.000Z", pictures: [] }));
  const live = sampleWholeRental({ id: 1, slug: "one", media_urls: ["/media/a.webp", "/media/tour.mp4"] });
  await showSnapshot({ rentals: [live], older: { indexed: async () => older } });
  expect(await indexedRentals()).toEqual([
    { id: 1, slug: "one", posted_at: live.posted_at, pictures: ["/media/a.webp"] },
    older[1],
  ]);
});
