import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { DAY_MS } from "@/lib/time/region-day";
import { readGeoRows } from "@/server/data/geo-locations";
import { readReposts } from "@/server/data/home-history";
import { readIndexed } from "@/server/data/indexed-rentals";
import { LIVE_READS } from "@/server/data/live-reads";
import { olderReads } from "@/server/data/older-reads";
import { fillSql } from "@/tests/support/fill.ts";
import { describeWithPostgres, startPlainPostgres } from "@/tests/support/rights/postgres.ts";

const ready = z.object({ url: z.string(), anonKey: z.string() });
const plansRead = z.array(z.object({ sql: z.string(), plan: z.string() }));

let service: ChildProcess;
let url: string;

beforeAll(async () => {
  service = fork("tests/support/plan-service.ts", {
    execArgv: ["--disable-warning=ExperimentalWarning", "--liftoff-only"],
  });
  const [message] = await once(service, "message");
  const started = ready.parse(message);
  url = started.url;
  process.env.SUPABASE_URL = url;
  process.env.SUPABASE_ANON_KEY = started.anonKey;
});

afterAll(() => service.disconnect());

const plans = async () => plansRead.parse(await (await fetch(`${url}/plans`)).json());

beforeEach(plans);

const SINCE = new Date(Date.now() - 30 * DAY_MS);
const SOME = Array.from({ length: 200 }, (_, at) => 9_990 - at * 7);

const READS: [string, () => Promise<unknown>][] = [
  ["the live rentals", () => Array.fromAsync(LIVE_READS.all(SINCE))],
  ["the places", () => readGeoRows()],
  ["which rentals changed", () => LIVE_READS.changes("700")],
  ["the rentals that changed", () => LIVE_READS.among(SOME, SINCE)],
  ["rentals by id", () => olderReads().byIds([9_991, 9_993, 9_994])],
  ["a rental by its slug", () => olderReads().bySlug("home-9991")],
  ["a missing rental", () => olderReads().bySlug("no-such-home")],
  ["the other posts of a home", () => readReposts(9_994)],
  ["the rentals of the sitemap", () => readIndexed()],
];

/** Every SQL statement of the reads, with its values. */
const statements = new Set<string>();

test.each(READS)("reading %s needs no sequential scan among 10,000 rows", async (_, read) => {
  await read();
  const seen = await plans();
  expect(seen.length).toBeGreaterThan(0);
  for (const { sql, plan } of seen) {
    statements.add(sql);
    expect([sql, plan]).toEqual([sql, expect.not.stringContaining("Seq Scan")]);
  }
});

describeWithPostgres("in a plain PostgreSQL with 20,000 rows", (programs) => {
  test("no statement needs a sequential scan", async () => {
    const postgres = await startPlainPostgres(programs, { rentals: [], geo_location: [] });
    postgres.asSuperuser(fillSql(20_000, 1_000));
    const seen = [...statements].map((sql) => [sql, postgres.asSuperuser(`explain ${sql};`)]);
    await postgres.close();
    expect(seen.length).toBeGreaterThan(READS.length);
    for (const [sql, plan] of seen)
      expect([sql, plan]).toEqual([sql, expect.not.stringContaining("Seq Scan")]);
  });
});
