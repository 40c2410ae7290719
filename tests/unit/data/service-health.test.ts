import { serviceHealth } from "@/server/data/service-health";
import { siteProcess } from "@/server/front/site-process";
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
  expect(serviceHealth()).toEqual(expected);
});

test("health reports that there are no listings before the first read", () => {
  showNothing();
  expect(serviceHealth()).toEqual(NONE);
});
