import { allRows, geoRows, listedRows, someRow } from "@/tests/e2e/demo-rows.ts";
import { attempts } from "@/tests/faults/rights/attempts.ts";
import { startPlainPostgres } from "@/tests/faults/rights/plain-postgres.ts";
import { postgresPrograms } from "@/tests/faults/rights/postgres-programs.ts";

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
    "the anonymous role cannot %s",
    (_, { sql, expected }) => {
      const { result, said } = postgres.answer(sql);
      expect([result, said]).toEqual([expected, said]);
      // Refused for want of a right, not because the statement is wrong.
      if (expected === "refused") expect(said).toMatch(/^ERROR: 42501: /);
    },
  );

  test("the anonymous role reads what is not deleted, and every place", () => {
    const visible = allRows.filter((row) => !row.is_deleted).length;
    expect(postgres.answer("select count(*) from rentals").said).toBe(String(visible));
    expect(postgres.answer("select count(*) from geo_location").said).toBe(String(geoRows.length));
  });
});
