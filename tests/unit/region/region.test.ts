import "@/lib/region/variables";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parsePlaces, readPlaces } from "@/lib/region/places";
import { parseRegion, readRegion, regionNames } from "@/lib/region/region-file";
import { chosenRegion } from "@/scripts/chosen-region";

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

const folder = mkdtempSync(join(tmpdir(), "region-"));
const file = join(folder, "site.json");
writeFileSync(file, '{"region": "lombok"}');

const choice = (written: string, environment: Record<string, string> = {}) => {
  const args = written.split(" ");
  return {
    ...chosenRegion(args, { ...process.env, REGION: "", ...environment }),
    rest: args.join(" "),
  };
};

test.each([
  ["no flag", "--data folder", undefined, "--data folder"],
  ["a flag with its value", "--data folder --region lombok --follow", "lombok", "--data folder --follow"],
  ["a flag with an equals sign", "--region=lombok list", "lombok", "list"],
  ["a flag without a value", "list --region", "", "list"],
  ["a flag followed by another flag", "--region --data folder", "", "--data folder"],
  ["another flag with a longer name", "--regional x", undefined, "--regional x"],
])("chosenRegion takes --region out of the arguments: %s", (_, written, region, rest) => {
  expect(choice(written)).toMatchObject({ region, rest, note: null });
});

test.each([
  ["the settings of the data folder", `--data ${folder}`, {}, "lombok", file],
  ["the settings of a data folder given with an equals sign", `list --data=${folder}`, {}, "lombok", file],
  ["the variable rather than the settings", `--data ${folder}`, { REGION: "bali" }, "bali", "REGION"],
  ["the flag rather than both", `--data ${folder} --region ubud`, { REGION: "bali" }, "ubud", "--region"],
  ["the variable when there are no settings", "list", { REGION: "lombok" }, "lombok", "REGION"],
])("the region comes from %s", (_, written, environment, region, by) => {
  expect(choice(written, environment)).toMatchObject({ region, by });
});

test("a flag that contradicts the settings wins, with a note", () => {
  expect(choice(`--data ${folder} --region bali`).note).toBe(
    `--region bali wins over the region of ${file}, lombok.`,
  );
  expect(choice(`--data ${folder} --region lombok`).note).toBeNull();
});

test.each(["{", "[]", '{"region": 3}', "{}"])("settings with the content %s give no region", (text) => {
  const other = mkdtempSync(join(tmpdir(), "region-"));
  writeFileSync(join(other, "site.json"), text);
  expect(choice(`--data ${other}`)).toMatchObject({ region: undefined, note: null });
});
