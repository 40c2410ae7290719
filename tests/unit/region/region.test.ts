import "@/lib/region/variables";
import { CURRENCIES, RENT_UNITS } from "@/lib/region/choices";
import { parsePlaces, readPlaces } from "@/lib/region/places";
import { parseRegion, readRegion, regionNames } from "@/lib/region/region-file";
import { localCurrency } from "@/packages/reader/rent/local-currency";

const HEAD = "name,latitude,longitude,within,kind,spellings,russian,streets,common,in_russian";
const rowOf = (line: string) => parsePlaces(`${HEAD}\n${line}\n`)[0];

test("a row of places.csv is parsed", () => {
  expect(rowOf('batu bolong,-8.652,115.1385,canggu,area,b b;bb,бб,raya bb,yes,"Бату-Болонг, Чангу"')).toEqual(
    {
      ...{ name: "batu bolong", within: "canggu", kind: "area", isCommon: true },
      point: { latitude: -8.652, longitude: 115.1385 },
      ...{ spellings: ["b b", "bb"], russian: ["бб"], streets: ["raya bb"], inRussian: "Бату-Болонг, Чангу" },
    },
  );
});

test("trailing empty cells may be omitted, and a name from older data has no coordinates", () => {
  expect(rowOf("aan,-8.5,115.3,,village")).toMatchObject({ kind: "village", spellings: [], isCommon: false });
  expect(rowOf("ubud center,,,,,,,,,Центр Убуда")).toMatchObject({ point: null, inRussian: "Центр Убуда" });
});

test.each([
  ["an unknown kind", "aan,-8.5,115.3,,town"],
  ["a latitude without a longitude", "aan,-8.5,,,village"],
  ["a longitude that is not a number", "aan,-8.5,east,,village"],
  ["no name", ",-8.5,115.3,,village"],
  ["an extra cell", "aan,-8.5,115.3,,village,,,,,Аан,more"],
  ["a repeated name", "aan,-8.5,115.3\naan,-8.5,115.3"],
])("%s is refused with its line number", (_, lines) => {
  expect(() => rowOf(lines)).toThrow(/^places\.csv, line [23]: /);
});

test("other columns are refused", () => {
  expect(() => parsePlaces("name,lat\nubud,1")).toThrow("places.csv: the columns are name,latitude");
});

test("every containing place is itself in the table", () => {
  const rows = readPlaces();
  const names = new Set(rows.map(({ name }) => name));
  expect(rows.filter(({ within }) => within !== "" && !names.has(within))).toEqual([]);
});

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
  ["a step of half a million rupiah", { priceSteps: [500_000] }, /multiples of a million[\s\S]*priceSteps/],
  ["a currency whose sums the reader does not know", { currency: "VND" }, /"IDR"\|"THB"[\s\S]*at currency/],
  ["another country", { country: { name: "Vietnam", code: "VN" } }, /"ID"\|"TH"[\s\S]*country\.code/],
  ["a language that the interface lacks", { languages: ["en", "vi"] }, /"en"\|"id"\|"ru"[\s\S]*languages/],
  ["no English", { languages: ["ru"] }, /has no English[\s\S]*languages/],
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

test("the reader knows the currencies that a region may have, and counts them in the same units", () => {
  const units = Object.entries(RENT_UNITS).map(([code, unit]) => [code, unit]);
  expect(units).toEqual(CURRENCIES.map((code) => [code, localCurrency(code).unit]));
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
