import { rentalBySlugOrId } from "@/server/data/find-rental";
import { indexedRentals } from "@/server/data/indexed-rentals";
import { liveRentals, rentalsByIds } from "@/server/data/live-rentals";

const GOOD = { id: 7, slug: "villa", posted_at_telegram: "2026-11-20T04:00:00Z" };
/** A string, because a number of this size would be rounded. */
const BAD = { ...GOOD, id: "9007199254740993", slug: "too-high" };

const place = (location_name: string, latitude: number | null) => {
  return { location_name, latitude, longitude: 115, rental_count: 1 };
};

/** A data service with one usable and one unusable row of each kind. */
function serve(): void {
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname.endsWith("/geo_location"))
      return Response.json([place("canggu", -8.6), place("ubud", null)]);
    const isOne = url.searchParams.get("or")?.startsWith("(slug.eq.") ?? false;
    return Response.json(isOne ? [BAD] : [BAD, GOOD]);
  });
}

test("an unusable row is left out of every read and reported once", async () => {
  process.env.SUPABASE_URL = "http://127.0.0.1:1";
  process.env.SUPABASE_ANON_KEY = "x";
  serve();
  const told = jest.spyOn(console, "error").mockImplementation(() => {});
  for (const _ of ["first", "refreshed"]) {
    const live = await liveRentals();
    expect(live.rentals.map(({ id }) => id)).toEqual([7]);
    expect(live.places.points.map(({ name }) => name)).toEqual(["canggu"]);
    expect((await rentalsByIds([7])).rentals.map(({ id }) => id)).toEqual([7]);
    expect((await indexedRentals()).map(({ id }) => id)).toEqual([7]);
    expect(await rentalBySlugOrId("too-high")).toBeNull();
  }
  expect(told.mock.calls.map(([message]) => message).sort()).toEqual([
    // Logged because this data service lacks the newer migrations.
    "The data service compares no photos: apply supabase/migrations, then npm run collect",
    'The place "ubud" is left out: its row is not usable',
    'The rental with the id "9007199254740993" is left out: its row is not usable',
  ]);
});
