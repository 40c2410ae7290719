import { importListings } from "@/scripts/import/import-listings.ts";
import { clearedService } from "@/tests/support/cleared-service.ts";
import { allRows, geoRows, listedRows, someRow } from "@/tests/support/demo-rows.ts";
import { type Answers, attemptFailures, attempts } from "@/tests/support/rights/attempts.ts";
import { answersOverRest, insertCollected } from "@/tests/support/rights/rest.ts";

jest.setTimeout(60_000);

const live = someRow(listedRows, () => true);
const deleted = someRow(allRows, (row) => row.is_deleted && row.slug !== null);
const restAttempts = attempts(live, deleted).filter(({ rest }) => rest !== null);

/** All rentals and places before and after the attempts of a visitor. */
let [before, after]: unknown[] = [];
let answers: readonly (Answers | null)[] = [];

beforeAll(async () => {
  const service = await clearedService();
  await importListings({ client: service.owner, listings: { rentals: allRows, geo_location: geoRows } });
  await insertCollected(service.owner);
  const everything = async () => {
    const rentals = await service.owner.from("rentals").select("*").order("id");
    const places = await service.owner.from("geo_location").select("*").order("location_name");
    return [rentals.data, places.data];
  };
  before = await everything();
  answers = await answersOverRest(service, restAttempts, async () => {
    after = await everything();
  });
});

test.each(restAttempts.map((attempt, at) => [attempt.name, attempt, at] as const))(
  "a visitor cannot %s, and the owner can",
  (_, attempt, at) => {
    const answer = answers[at];
    expect(answer && attemptFailures(attempt, answer)).toEqual([]);
  },
);

test("the attempts of a visitor change no row", () => {
  expect(before).toEqual([
    expect.arrayContaining([expect.objectContaining({ id: live.id })]),
    expect.anything(),
  ]);
  expect(after).toEqual(before);
});
