import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { allRows, geoRows } from "@/tests/support/demo-rows.ts";
import { NOTHING, REFUSED } from "@/tests/support/rights/attempts.ts";
import { hostedProject } from "@/tests/support/rights/hosted-project.ts";

let database: Worker;

beforeAll(async () => {
  database = new Worker(new URL("../../support/rights/database.ts", import.meta.url), {
    workerData: await hostedProject({ rentals: allRows, geo_location: geoRows }),
  });
  await once(database, "message");
});

afterAll(() => database.terminate());

/** What a role is answered to a statement, of which nothing is kept. */
async function answer(role: string, sql: string): Promise<unknown> {
  database.postMessage({ role, sql });
  const [answered] = await once(database, "message");
  return answered;
}

/** The owner makes the same attempt: what is refused to everybody, because there is no such thing, proves nothing. */
const answers = async (sql: string) => [await answer("anon", sql), await answer("postgres", sql)];

test.each(REFUSED)("the anonymous role has no right to %s, and the owner can", async (_, sql) => {
  expect(await answers(sql)).toEqual(["42501", "done"]);
});

test.each(NOTHING)(
  "the anonymous role gets nothing when it tries to %s, and the owner can",
  async (_, sql) => {
    expect(await answers(sql)).toEqual(["nothing", "done"]);
  },
);

test("the anonymous role reads all places, and the rentals that are not deleted", async () => {
  const visible = allRows.filter((row) => !row.is_deleted).length;
  const count = (table: string, rows: number) => `select from ${table} having count(*) = ${rows}`;
  expect(await answer("anon", count("rentals", visible))).toBe("done");
  expect(await answer("anon", count("geo_location", geoRows.length))).toBe("done");
});
