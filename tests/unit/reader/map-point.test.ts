import { knownPlaces } from "@/collector/listing/known-places";
import { isInRegion } from "@/lib/facts/home-point";
import { mapPoint } from "@/reader/place/map-point";
import { testReadings } from "@/tests/support/case-table";

testReadings("tests/unit/reader/map-point.tsv", {
  point: (href) => {
    const point = mapPoint(href);
    return point && `${point.latitude} ${point.longitude}`;
  },
});

test("a link with thousands of digits has no point", () => {
  expect(mapPoint(`https://www.google.com/maps?q=-8.${"1".repeat(5_000)},115.1`)).toBeNull();
});

describe("isInRegion", () => {
  it("holds for every place of the island and of Nusa Penida", () => {
    const places = knownPlaces();
    expect(places.length).toBeGreaterThan(500);
    expect(places.filter((place) => !isInRegion(place))).toEqual([]);
  });

  it.each([
    ["Gilimanuk", -8.1634, 114.4376, true],
    ["Menjangan", -8.0958, 114.5034, true],
    ["Uluwatu", -8.8291, 115.0849, true],
    ["Seraya", -8.4009, 115.7049, true],
    ["Nusa Ceningan", -8.7072, 115.4486, true],
    ["Nusa Penida", -8.7278, 115.5444, true],
    ["Ketapang on Java", -8.1437, 114.3985, false],
    ["Banyuwangi on Java", -8.2191, 114.3691, false],
    ["Alas Purwo on Java", -8.65, 114.4, false],
    ["Gili Trawangan", -8.3505, 116.0376, false],
    ["Bangko-Bangko on Lombok", -8.7327, 115.8222, false],
    ["the strait to Nusa Penida", -8.65, 115.36, false],
    ["the sea in the south", -9, 115.15, false],
    ["null island", 0, 0, false],
    ["no number", Number.NaN, 115.1, false],
  ])("%s", (_, latitude, longitude, expected) => {
    expect(isInRegion({ latitude, longitude })).toBe(expected);
  });
});
