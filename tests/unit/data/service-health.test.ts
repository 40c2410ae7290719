import { createServer } from "node:http";
import { serviceHealth } from "@/server/data/service-health";
import { siteProcess } from "@/server/front/site-process";
import { listen } from "../../support/loopback";
import { showNothing, showSnapshot } from "./sample-snapshot";

const HOUR_MS = 60 * 60 * 1000;
const FRESH = { status: 200, dataService: "up", listings: "fresh" };
const KEPT = { status: 200, dataService: "down", listings: "kept" };
const NONE = { status: 503, dataService: "down", listings: "none" };

test.each<[string, boolean, number, object]>([
  ["just read", true, 0, FRESH],
  ["not refreshed, because the last refresh failed", false, 1_000, KEPT],
  ["an hour old", false, HOUR_MS, KEPT],
  ["older than an hour", false, HOUR_MS + 1, NONE],
])("health reports listings that are %s", async (_, isRefreshed, age, expected) => {
  const { readAt } = await showSnapshot();
  siteProcess().isRefreshed = isRefreshed;
  jest.spyOn(Date, "now").mockReturnValue(readAt + age);
  expect(await serviceHealth()).toEqual(expected);
});

test("health reports that there are no listings before the first read", async () => {
  showNothing();
  expect(await serviceHealth()).toEqual(NONE);
});

test.each([
  ["answered", 200, FRESH],
  ["refused because of overload", 503, FRESH],
  ["an error", 500, { ...FRESH, status: 503, page: "failing" }],
])("health follows the home page when it is %s", async (_, status, expected) => {
  await showSnapshot();
  siteProcess().isRefreshed = true;
  const pages: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    pages.push(url);
    response.writeHead(status).end();
  });
  await using site = await listen(server);
  siteProcess().ownAddress = site.url;
  expect(await serviceHealth()).toEqual(expected);
  siteProcess().ownAddress = null;
  expect(pages).toEqual(["/"]);
});
