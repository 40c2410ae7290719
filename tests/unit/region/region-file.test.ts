import { parseRegion, readRegion, regionNames } from "@/lib/region/region-file";
import "@/lib/region/variables";

test.each(regionNames())("the region %s can be read", (name) => {
  expect(readRegion(name).name.toLowerCase()).toBe(name);
});

test.each([
  ["an unknown field", { climate: "warm" }, /climate/],
  ["hours that do not match the zone", { time: { zone: "Asia/Jakarta", hoursAhead: 8 } }, /at time/],
  ["a zone with summer time", { time: { zone: "Europe/Lisbon", hoursAhead: 0 } }, /at time/],
  ["an unknown time zone", { time: { zone: "Bali", hoursAhead: 8 } }, /at time/],
  ["a view off the earth", { firstView: { lat: -96, lng: 115, zoom: 12 } }, /firstView\.lat/],
  ["no price steps", { priceSteps: [] }, /priceSteps/],
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
])("a region with %s is refused with the name of the field", (_, change, problem) => {
  const parse = () =>
    parseRegion(JSON.stringify({ ...readRegion("bali"), ...change }), "regions/x/region.json");
  expect(parse).toThrow(/^regions\/x\/region\.json: /);
  expect(parse).toThrow(problem);
});

test("an unknown region is refused with the names of the existing ones", () => {
  expect(() => readRegion("atlantis")).toThrow(/no region "atlantis"\. There are: bali/);
  expect(() => readRegion("../regions/bali")).toThrow(/There is no region/);
});

test("the fields of the region become environment variables", () => {
  const { time, rents, outlines, firstView } = readRegion("bali");
  expect(process.env.REGION_TIME_ZONE).toBe(time.zone);
  expect(process.env.REGION_TIME_HOURSAHEAD).toBe(`${time.hoursAhead}`);
  expect(process.env.REGION_FIRSTVIEW_LAT).toBe(`${firstView.lat}`);
  expect(JSON.parse(process.env.REGION_RENTS_MONTH ?? "null")).toEqual(rents.month);
  expect(JSON.parse(process.env.REGION_OUTLINES ?? "null")).toEqual(outlines);
});
