import { knownPlaces } from "@/collector/listing/known-places";
import { isInRegion } from "@/lib/facts/home-point";
import { proseOf } from "@/reader/contact/contacts";
import type { Fact } from "@/reader/fact";
import { readArea } from "@/reader/place/area";
import { mapPoint } from "@/reader/place/map-point";
import { readAdvert } from "@/reader/read-advert";
import { readPrices } from "@/reader/rent/prices";
import { adoptTopic, readTopic } from "@/reader/topic";
import { testReadings } from "@/tests/support/case-table";

function areaByRents(text: string) {
  const advert = proseOf(text);
  return readArea(advert, readPrices(advert).rents);
}

const certain = (fact: Fact<string> | null) => (fact?.doubt === null ? fact.value : null);

testReadings("tests/unit/reader/area.tsv", {
  area: (text) => certain(readArea(proseOf(text))),
  "area by rents": (text) => certain(areaByRents(text)),
  "doubt by rents": (text) => areaByRents(text)?.doubt,
});

test("the area is doubtful when the text only names a place nearby", () => {
  expect(readArea(proseOf("villa near Ubud"))).toMatchObject({
    value: "ubud",
    doubt: "only places near it are named",
    spans: [{ start: 11, end: 15 }],
  });
});

testReadings("tests/unit/reader/topic.tsv", {
  "area/property type": (name) => {
    const { area, propertyType } = readTopic(name);
    return `${area ?? "-"}/${propertyType ?? "-"}`;
  },
});

const REST = "2 bedrooms, 25 mln IDR per month";

test.each<[text: string, topic: string, area: string | null, isByTopic: boolean]>([
  [`Villa for rent, ${REST}`, "Ubud", "ubud", true],
  [`Villa for rent in Sanur, ${REST}`, "Ubud", "sanur", false],
  [`Villa for rent, 5 min from Berawa beach, ${REST}`, "Canggu", "canggu", true],
  [`Villa for rent, 5 min from Berawa beach, ${REST}`, "Ubud", "berawa", false],
  [`Villa for rent in Lombok, ${REST}`, "Ubud", null, false],
  [`Villa for rent, ${REST}`, "General chat", null, false],
])("%j in the topic %j has the area %j, taken from the topic: %p", (text, topic, area, isByTopic) => {
  const read = adoptTopic(readAdvert(text, { postedAt: new Date() }), text, topic).area;
  expect(read?.value ?? null).toBe(area);
  expect(read?.origin === "topic").toBe(isByTopic);
});

test.each([
  ["Home for rent in Ubud", "Ubud villas", "house"],
  ["For rent in Ubud", "Ubud villas", "villa"],
  ["Apartment in Ubud", "Ubud villas", "apartment"],
  ["For rent in Ubud", "Villas & Rooms", undefined],
])("%j in the topic %j has the property type %j", (start, topic, type) => {
  const text = `${start}, ${REST}`;
  const { propertyType } = adoptTopic(readAdvert(text, { postedAt: new Date() }), text, topic);
  expect(propertyType?.value).toBe(type);
});

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
