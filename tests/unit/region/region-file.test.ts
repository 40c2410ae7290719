import { parseRegion, readRegion, regionNames } from "@/lib/region/region-file";
import "@/lib/region/variables";

test.each(regionNames())("the region %s can be read", (name) => {
  expect(readRegion(name).name.toLowerCase()).toBe(name);
});

test.each([
  ["an unknown field", { climate: "warm" }, /climate/],
  ["hours that are not those of the zone", { time: { zone: "Asia/Jakarta", hoursAhead: 8 } }, /at time/],
  ["a zone with summer time", { time: { zone: "Europe/Lisbon", hoursAhead: 0 } }, /at time/],
  ["no zone", { time: { zone: "Bali", hoursAhead: 8 } }, /at time/],
  ["a view off the earth", { firstView: { lat: -96, lng: 115, zoom: 12 } }, /firstView\.lat/],
  ["no steps of the price", { priceSteps: [] }, /priceSteps/],
  [
    "an outline of two points",
    {
      outlines: [
        [
          [0, 0],
          [1, 1],
        ],
      ],
    },
    /outlines/,
  ],
])("a region with %s is refused, and the field told", (_, change, problem) => {
  const parse = () =>
    parseRegion(JSON.stringify({ ...readRegion("bali"), ...change }), "regions/x/region.json");
  expect(parse).toThrow(/^regions\/x\/region\.json: /);
  expect(parse).toThrow(problem);
});

test("a region that does not exist is refused with the names of the others", () => {
  expect(() => readRegion("atlantis")).toThrow(/no region "atlantis"\. There are: bali/);
  expect(() => readRegion("../regions/bali")).toThrow(/There is no region/);
});

test("each value is a variable", () => {
  const { time, rents, outlines, firstView } = readRegion("bali");
  expect(process.env.REGION_TIME_ZONE).toBe(time.zone);
  expect(process.env.REGION_TIME_HOURSAHEAD).toBe(`${time.hoursAhead}`);
  expect(process.env.REGION_FIRSTVIEW_LAT).toBe(`${firstView.lat}`);
  expect(JSON.parse(process.env.REGION_RENTS_MONTH ?? "null")).toEqual(rents.month);
  expect(JSON.parse(process.env.REGION_OUTLINES ?? "null")).toEqual(outlines);
});
