import { createServer } from "node:http";
import { siteProcess } from "@/server/front/site-process";
import { listen } from "../../support/loopback";
import { showNothing, showSnapshot } from "./sample-snapshot";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const FRESH = { status: 200, dataService: "up", listings: "fresh" };
const KEPT = { status: 200, dataService: "down", listings: "kept" };

type Read = "one rental" | "places";

let failing: readonly Read[] = [];
let asked: Read[] = [];
let now = Date.now();

const { fetch } = globalThis;

beforeEach(async () => {
  Object.assign(process.env, { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_ANON_KEY: "x" });
  jest.spyOn(Date, "now").mockImplementation(() => now);
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.port !== "1") return fetch(url, init);
    const read = url.pathname.endsWith("/geo_location") ? "places" : "one rental";
    asked.push(read);
    return failing.includes(read) ? Response.json({ message: "down" }, { status: 500 }) : Response.json([]);
  });
  [failing, asked] = [[], []];
  now += HOUR_MS;
  await showSnapshot({ readAt: now });
  // Each test has an instance of its own.
  jest.resetModules();
});

const health = async () => (await import("@/server/data/service-health")).serviceHealth();

test.each<[string, number, Read[], object]>([
  ["just read", 0, [], FRESH],
  ["read within the interval of refreshes", 2 * MINUTE_MS, [], FRESH],
  ["just read, but not the places", 0, ["places"], KEPT],
  ["just read, but the data service is down", 0, ["one rental", "places"], KEPT],
  ["not refreshed, although the data service answers", 5 * MINUTE_MS, [], KEPT],
  ["an hour old", HOUR_MS, ["one rental"], KEPT],
  ["older than an hour", HOUR_MS + 1, ["one rental"], { status: 503, dataService: "down", listings: "none" }],
  [
    "older than an hour, and not refreshed",
    HOUR_MS + 1,
    [],
    { status: 503, dataService: "down", listings: "none" },
  ],
])("health reports listings that are %s", async (_, age, failures, expected) => {
  failing = failures;
  now += age;
  expect(await health()).toEqual(expected);
});

test("health reports that there are no listings before the first read", async () => {
  showNothing();
  expect(await health()).toEqual({ status: 503, dataService: "down", listings: "none" });
});

test("fifty health checks in a row cost the data service one row of each table", async () => {
  for (let at = 0; at < 50; at += 1) await health();
  expect(asked.sort()).toEqual(["one rental", "places"]);
  now += 2_000;
  await health();
  expect(asked).toHaveLength(4);
});

test.each([
  ["answered", 200, FRESH],
  ["refused because of overload", 503, FRESH],
  ["an error", 500, { ...FRESH, status: 503, page: "failing" }],
])("health follows the home page when it is %s", async (_, status, expected) => {
  const pages: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    pages.push(url);
    response.writeHead(status).end();
  });
  await using site = await listen(server);
  siteProcess().ownAddress = site.url;
  expect(await health()).toEqual(expected);
  siteProcess().ownAddress = null;
  expect(pages).toEqual(["/"]);
});
