import { knownPlaces } from "@/collector/listing/known-places";
import { pointOfLink as mapPoint } from "@/collector/map-links/map-link";
import { isInRegion } from "@/lib/facts/home-point";
import { reader } from "@/lib/region/region-reader";
import type { Fact } from "@/packages/reader/fact";
import { readArea } from "@/packages/reader/place/area";
import { readPrices } from "@/packages/reader/rent/prices";
import { testReadings } from "@/tests/support/case-table";

const { adoptTopic, proseOf, readAdvert, readTopic } = reader;

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
  wishes: (name) => (readTopic(name).isOfWishes ? "yes" : "no"),
});

/** The advert of "Villa for rent | Ubud", with bedrooms and a rent, after the topic Ubud was adopted. */
function adopted(written: string) {
  const [start, topic = ""] = written.split(" | ");
  const text = `${start}, 2 bedrooms, 25 mln IDR per month`;
  return adoptTopic(readAdvert(text, { postedAt: new Date() }), text, topic);
}

testReadings("tests/unit/reader/place.tsv", {
  "area in a topic": (written) => {
    const { area } = adopted(written);
    return `${area?.value ?? "-"}${area?.origin === "topic" ? " of the topic" : ""}`;
  },
  "kind in a topic": (written) => adopted(written).kind.value,
  "property type in a topic": (written) => adopted(written).propertyType?.value,
  "presence in the region": (point) => {
    const [latitude, longitude] = point.split(" ").map(Number);
    return isInRegion({ latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN });
  },
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

  it("does not hold for a point without a number", () => {
    expect(isInRegion({ latitude: Number.NaN, longitude: 115.1 })).toBe(false);
  });
});
