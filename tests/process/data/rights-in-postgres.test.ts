import { allRows, geoRows } from "@/tests/support/demo-rows.ts";
import { NOTHING, REFUSED } from "@/tests/support/rights/attempts.ts";
import { describeWithPostgres, startPlainPostgres } from "@/tests/support/rights/postgres.ts";

/** Makes an attempt, of which nothing is kept, and prints PostgreSQL's code and how many rows it met. */
const attempt = (role: string, sql: string) =>
  `begin; set local role ${role};\n${sql};\n\\echo answer :SQLSTATE :ROW_COUNT\nrollback;`;

const ROWS = /^answer 00000 [1-9]/;

/** What the embedded Postgres answers, case by case: tests/service/rights/hosted-project.test.ts. */
describeWithPostgres("plain PostgreSQL", (programs) => {
  test("gives a visitor no more rights than the embedded one", async () => {
    const postgres = await startPlainPostgres(programs, { rentals: allRows, geo_location: geoRows });
    const answersOf = (role: string, attempts: readonly [string, string][]) => {
      const script = attempts.map(([, sql]) => attempt(role, sql)).join("\n");
      return postgres.asSuperuser(`\\set ON_ERROR_STOP 0\n${script}`).match(/^answer .*$/gm) ?? [];
    };
    const refused = answersOf("anon", REFUSED);
    const nothing = answersOf("anon", NOTHING);
    const found = answersOf("owner", NOTHING);
    await postgres.close();
    expect(refused).toEqual(REFUSED.map(() => "answer 42501 0"));
    expect(nothing).toEqual(NOTHING.map(() => "answer 00000 0"));
    expect(found).toEqual(NOTHING.map(() => expect.stringMatching(ROWS)));
  });
});
