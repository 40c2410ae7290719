import { createServer } from "node:http";
import { listen } from "../../support/loopback";

jest.mock("next/server", () => ({ connection: async () => {} }));

const HOUR_MS = 60 * 60 * 1000;
const FRESH = { status: 200, dataService: "up", listings: "fresh" };
const KEPT = { status: 200, dataService: "down", listings: "kept" };
const NONE = { status: 503, dataService: "down", listings: "none" };

type Read = "list" | "one rental" | "places";

let failing: readonly Read[] = [];
let asked: Read[] = [];
let now = Date.now();

function readOf(url: URL): Read {
  if (url.pathname.endsWith("/geo_location")) return "places";
  return url.searchParams.get("limit") === "1" ? "one rental" : "list";
}

const { fetch } = globalThis;

beforeEach(() => {
  process.env.SUPABASE_URL = "http://127.0.0.1:1";
  process.env.SUPABASE_ANON_KEY = "x";
  jest.spyOn(console, "error").mockImplementation(() => {});
  jest.spyOn(Date, "now").mockImplementation(() => now);
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.port !== "1") return fetch(url, init);
    const read = readOf(url);
    asked.push(read);
    if (failing.includes(read)) return Response.json({ message: "down" }, { status: 500 });
    return Response.json(read === "places" ? [] : [{ id: 1, posted_at_telegram: "2026-11-20T04:00:00Z" }]);
  });
  // Each test runs its own instance, at a later time than the previous one.
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for("bali-monthly.once-per-process"));
  now += HOUR_MS;
});

/** Loaded after `Date.now` is mocked, because modules that cache an answer take the clock on load. */
const loaded = async () => ({
  ...(await import("@/server/data/service-health")),
  ...(await import("@/server/data/live-rentals")),
  ...(await import("@/server/http/home-page-check")),
});

/** The health `ms` after the last call, while these reads fail. */
async function healthAfter(ms: number, failures: readonly Read[]) {
  now += ms;
  failing = failures;
  asked = [];
  return (await loaded()).serviceHealth();
}

// The steps depend on each other: one instance goes through all of them.
test("health reports whether visitors get fresh, kept or no listings", async () => {
  expect(await healthAfter(0, ["list", "one rental"])).toEqual(NONE);
  expect(await healthAfter(5_000, ["places"])).toEqual(NONE);
  expect(await healthAfter(5_000, [])).toEqual(FRESH);
  expect(await healthAfter(5_000, ["list", "one rental"])).toEqual(KEPT);
  expect(await healthAfter(5_000, ["places"])).toEqual(KEPT);
  // Nobody has read the list since it began to fail.
  expect(await healthAfter(5_000, ["list"])).toEqual(FRESH);
  await (await loaded()).liveRentals();
  expect(await healthAfter(5_000, ["list"])).toEqual(KEPT);
  expect(await healthAfter(HOUR_MS, ["list"])).toEqual(NONE);
  expect(await healthAfter(5_000, [])).toEqual(FRESH);
  // Hours without visitors are no outage.
  expect(await healthAfter(2 * HOUR_MS, [])).toEqual(FRESH);
});

test("fifty health checks in a row cost the data service one row of each table", async () => {
  const { serviceHealth } = await loaded();
  // Let the first reads finish.
  for (const ms of [0, 5_000, 5_000]) await healthAfter(ms, []);
  for (let at = 0; at < 50; at += 1) await serviceHealth();
  expect(asked.sort()).toEqual(["one rental", "places"]);
});

test.each([
  ["answered", 200, FRESH],
  ["refused because of overload", 503, FRESH],
  ["an error", 500, { ...FRESH, status: 503, page: "failing" }],
])("health follows the home page when it is %s", async (_, status, health) => {
  const pages: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    pages.push(url);
    response.writeHead(status).end();
  });
  await using _listening = await listen(server);
  (await loaded()).rememberServer(server);
  expect(await healthAfter(5_000, [])).toEqual(health);
  expect(pages).toEqual(["/"]);
});
