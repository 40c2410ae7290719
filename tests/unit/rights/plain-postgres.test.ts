import { allRows, geoRows, listedRows, someRow } from "@/tests/e2e/demo-rows.ts";
import { attempts } from "@/tests/faults/rights/attempts.ts";
import { postgresBin, startPlainPostgres } from "@/tests/faults/rights/plain-postgres.ts";

jest.setTimeout(60_000);

const bin = postgresBin();
const describeWhereInstalled = bin === null ? describe.skip : describe;

const live = someRow(listedRows, () => true);
const deleted = someRow(allRows, (row) => row.is_deleted && row.slug !== null);

describeWhereInstalled("the migrations in a plain PostgreSQL with a hosted project's roles", () => {
  let postgres: Awaited<ReturnType<typeof startPlainPostgres>>;

  beforeAll(async () => {
    postgres = await startPlainPostgres(bin ?? "", { rentals: allRows, geo_location: geoRows });
  });

  afterAll(() => postgres.close());

  test.each(attempts(live, deleted).map((attempt) => [attempt.name, attempt] as const))(
    "the anonymous role cannot %s",
    (_, attempt) => {
      const { result, said } = postgres.answer(attempt);
      expect([result, said]).toEqual([attempt.expected, said]);
    },
  );

  test("the anonymous role reads what is not deleted, and every place", () => {
    const visible = allRows.filter((row) => !row.is_deleted).length;
    expect(postgres.answer({ sql: "select count(*) from rentals" }).said.trim()).toBe(String(visible));
    expect(postgres.answer({ sql: "select count(*) from geo_location" }).said.trim()).toBe(
      String(geoRows.length),
    );
  });
});
