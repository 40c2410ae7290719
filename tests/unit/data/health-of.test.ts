import { healthOf } from "@/server/data/service-health";

it.each([
  ["up", true, true, { status: 200, dataService: "up", listings: "fresh" }],
  ["down, with listings at hand", false, true, { status: 200, dataService: "down", listings: "kept" }],
  ["down, with nothing to show", false, false, { status: 503, dataService: "down", listings: "none" }],
])("the data service is %s", (_, isUp, hasListings, expected) => {
  expect(healthOf(isUp, hasListings)).toEqual(expected);
});
