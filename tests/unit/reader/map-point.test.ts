import { knownPlaces } from "@/collector/listing/known-places";
import { isInRegion } from "@/lib/facts/home-point";
import { mapPoint } from "@/reader/place/map-point";

const CANGGU = { latitude: -8.65012, longitude: 115.13034 };

it.each([
  // Google Maps
  "https://www.google.com/maps?q=-8.65012,115.13034",
  "https://maps.google.com/?q=-8.65012,115.13034&z=17",
  "https://maps.google.co.id/maps?q=loc:-8.65012,115.13034",
  "https://www.google.com/maps?q=-8.65012%2C%20115.13034",
  "https://www.google.com/maps?q=-8.65012,115.13034(Villa+Made)",
  "https://maps.google.com/maps?ll=-8.65012,115.13034&z=15",
  "https://www.google.com/maps/search/?api=1&query=-8.65012%2C115.13034",
  "https://www.google.com/maps/dir/?api=1&destination=-8.65012,115.13034",
  "https://www.google.com/maps/@-8.65012,115.13034,17z",
  "https://www.google.com/maps/place/Villa+Made/@-8.7,115.2,17z/data=!3m1!4b1!4m6!8m2!3d-8.65012!4d115.13034!16s%2Fg%2F1",
  "https://www.google.com/maps/place/-8.65012,115.13034",
  "https://www.google.com/maps/search/-8.65012,+115.13034?entry=tts",
  "https://www.google.com/maps/place/-8.65012%2C115.13034/@-8.7,115.2,17z",
  "https://www.google.com/maps/dir//-8.65012,115.13034/@-8.7,115.2,15z",
  "https://www.google.com/maps/dir/-8.7,115.2/-8.65012,115.13034",
  "https://www.google.com/maps?q=-8.650120000000001,115.130340000000003",
  // Apple Maps
  "https://maps.apple.com/?ll=-8.65012,115.13034&q=Villa",
  "https://maps.apple.com/?q=-8.65012,115.13034",
  "https://maps.apple.com/place?coordinate=-8.65012,115.13034&name=Pin",
  // OpenStreetMap
  "https://www.openstreetmap.org/?mlat=-8.65012&mlon=115.13034#map=10/-8.7/115.2",
  "https://www.openstreetmap.org/#map=17/-8.65012/115.13034",
  // geo: and Waze
  "geo:-8.65012,115.13034",
  "geo:-8.65012,115.13034;u=35",
  "geo:0,0?q=-8.65012,115.13034(Villa)",
  "https://www.waze.com/ul?ll=-8.65012%2C115.13034&navigate=yes",
  "https://waze.com/live-map/directions?latlng=-8.65012%2C115.13034",
  "https://www.waze.com/live-map/directions?to=ll.-8.65012%2C115.13034",
])("reads the coordinates of %s", (href) => {
  expect(mapPoint(href)).toEqual(CANGGU);
});

it.each([
  "",
  "geo:",
  "not a link",
  "https://maps.app.goo.gl/GZruzPfkti7U56aY8",
  "https://goo.gl/maps/LovinaBF342",
  "https://www.google.com/maps/place/Canggu",
  "https://www.google.com/maps?q=Villa+Made,+Canggu",
  "https://maps.google.com/?cid=127&hl=in",
  "https://www.google.com/maps?q=0,0",
  "https://www.google.com/maps?q=0.0,0.0",
  "https://www.google.com/maps/@0.0,0.0,3z",
  // Java, Lombok, the northern hemisphere, and latitude and longitude swapped
  "https://www.google.com/maps?q=-6.2000,106.8166",
  "https://www.google.com/maps?q=-8.21890,114.36900",
  "https://www.google.com/maps?q=-8.35050,116.03760",
  "https://www.google.com/maps?q=8.65012,115.13034",
  "https://www.google.com/maps?q=115.13034,-8.65012",
  "https://www.google.com/maps?q=-8.65012,1150.13034",
  "https://www.google.com/maps?q=-8.65012,115.13034.7",
  "https://www.google.com/maps?q=-8.6e1,115.1e2",
  "https://www.google.com/maps/place/%E0%A4%A/data=!3d!4d",
  `https://www.google.com/maps?q=-8.${"1".repeat(5_000)},115.1`,
])("finds no coordinates on Bali in %s", (href) => {
  expect(mapPoint(href)).toBeNull();
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
