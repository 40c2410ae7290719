import { allRows, geoRows, listedRows, someRow } from "@/tests/support/demo-rows.ts";
import { attemptFailures, attempts } from "@/tests/support/rights/attempts.ts";
import { postgresPrograms, startPlainPostgres } from "@/tests/support/rights/postgres.ts";

jest.setTimeout(60_000);

const programs = postgresPrograms();
const [describeWherePossible, reason] =
  programs === null
    ? [describe.skip, " (left out: PostgreSQL 15 or later is not installed, and cannot be by this user)"]
    : [describe, ""];

const live = someRow(listedRows, () => true);
const deleted = someRow(allRows, (row) => row.is_deleted && row.slug !== null);

describeWherePossible(`in a plain PostgreSQL with a hosted project's roles${reason}`, () => {
  let postgres: Awaited<ReturnType<typeof startPlainPostgres>>;

  beforeAll(async () => {
    postgres = await startPlainPostgres(programs ?? "", { rentals: allRows, geo_location: geoRows });
  });

  afterAll(() => postgres?.close());

  test.each(attempts(live, deleted).map((attempt) => [attempt.name, attempt] as const))(
    "the anonymous role cannot %s, and the owner can",
    (_, attempt) => {
      const answers = { visitor: postgres.asVisitor(attempt.sql), owner: postgres.asOwner(attempt.sql) };
      expect(attemptFailures(attempt, answers)).toEqual([]);
    },
  );

  test("the anonymous role reads the rentals that are not deleted, and all places", () => {
    const visible = allRows.filter((row) => !row.is_deleted).length;
    expect(postgres.asVisitor("select count(*) from rentals").said).toBe(String(visible));
    expect(postgres.asVisitor("select count(*) from geo_location").said).toBe(String(geoRows.length));
  });
});
