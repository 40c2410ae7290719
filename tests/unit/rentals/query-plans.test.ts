import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { newestRentals } from "@/lib/rentals/newest-rentals";
import { liveRentals, rentalBySlugOrId, rentalIdsMatching, rentalsByIds } from "@/lib/rentals/queries";
import { indexedRentals } from "@/lib/rentals/sitemap-query";

jest.mock("next/cache", () => ({ cacheLife: () => {} }));
jest.setTimeout(60_000);

const ready = z.object({ url: z.string(), anonKey: z.string() });
const plansRead = z.array(z.object({ sql: z.string(), plan: z.string() }));

let service: ChildProcess;
let url: string;

beforeAll(async () => {
  service = fork("tests/bench/plan-service.ts", { execArgv: ["--disable-warning=ExperimentalWarning"] });
  const [message] = await once(service, "message");
  const started = ready.parse(message);
  url = started.url;
  process.env.SUPABASE_URL = url;
  process.env.SUPABASE_ANON_KEY = started.anonKey;
});

afterAll(() => service.disconnect());

const plans = async () => plansRead.parse(await (await fetch(`${url}/plans`)).json());

beforeEach(plans);

test.each([
  ["the live rentals and the places", () => liveRentals()],
  ["the ids that hold keywords", () => rentalIdsMatching(["pool", "sea"])],
  ["rentals by id", () => rentalsByIds([49_991, 49_993, 49_994])],
  ["a rental by its slug", () => rentalBySlugOrId("home-49991")],
  ["a rental by its id", () => rentalBySlugOrId("49991")],
  ["a rental that is not there", () => rentalBySlugOrId("no-such-home")],
  ["the newest rentals", () => newestRentals()],
  ["the rentals of the sitemap", () => indexedRentals()],
])("reading %s scans no table from end to end, of 50,000 rows", async (_, read: () => Promise<unknown>) => {
  await read();
  const seen = await plans();
  expect(seen.length).toBeGreaterThan(0);
  for (const { sql, plan } of seen) {
    expect([sql, plan]).toEqual([sql, expect.not.stringContaining("Seq Scan")]);
  }
});
