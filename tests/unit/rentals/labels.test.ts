import { homeTypesOf } from "@/lib/rentals/home-type";
import { areaOf, detailTitle, kindAndArea, kindLabel, kindOf, roomsLabel } from "@/lib/rentals/labels";
import { bedroomsInTitle } from "@/lib/rentals/title-bedrooms";
import { inEnglish } from "@/tests/support/in-english";

describe("detailTitle", () => {
  it.each([
    ["Villa  in\nCanggu", "Villa in Canggu"],
    ["\u0000\u202e \n", "Rental Property"],
    ["", "Rental Property"],
    [null, "Rental Property"],
  ])("%j is shown as %j", (title, shown) => {
    expect(detailTitle({ title }, inEnglish)).toBe(shown);
  });
});

describe("roomsLabel", () => {
  it.each([
    [2, 1, "2 bedrooms · 1 bathroom"],
    [1, 2, "1 bedroom · 2 bathrooms"],
    [1, 1.5, "1 bedroom · 1.5 bathrooms"],
    [0, 1, "Studio · 1 bathroom"],
    [0, null, "Studio"],
    [3, null, "3 bedrooms"],
    [null, 1, "1 bathroom"],
    [null, null, ""],
  ])("words %p bedrooms and %p bathrooms as %j", (bedrooms, bathrooms, label) => {
    expect(roomsLabel(bedrooms, bathrooms, inEnglish)).toBe(label);
  });
});

describe("kind label", () => {
  test.each([
    ["villa", "Villa"],
    ["guest house", "Guest house"],
    ["Villa", "Villa"],
    ["𐐨abc", "𐐀abc"],
    ["", ""],
  ])("shows %j as %j", (kind, label) => {
    expect(kindLabel(kind, inEnglish)).toBe(label);
  });
});

describe("kindOf", () => {
  it.each(["villa", "Guest House", "co-living"])("is %j in lower case", (property_type) => {
    expect(kindOf({ property_type })).toBe(property_type.toLowerCase());
  });

  it.each([
    null,
    "",
    "unknown",
    "guest house, ocean view",
    "amazing pool, amazing view",
    "x".repeat(30),
    "<b>",
  ])("is null for %j", (property_type) => {
    expect(kindOf({ property_type })).toBeNull();
  });
});

describe("areaOf", () => {
  it.each([
    ["canggu", "Canggu, Bali"],
    ["nusa dua", "Nusa Dua, Bali"],
    ["bali", "Bali"],
    ["Bali", "Bali"],
    [null, "Bali"],
    ["+62 812 0000 1234", "Bali"],
  ])("of %j is %j", (location, area) => {
    expect(areaOf({ location }, inEnglish)).toBe(area);
  });
});

test("kindAndArea names kind and area, and leaves out what is unknown", () => {
  expect(kindAndArea({ property_type: "villa", location: "canggu" }, inEnglish)).toBe(
    "Villa in Canggu, Bali",
  );
  expect(kindAndArea({ property_type: null, location: null }, inEnglish)).toBe("Rental in Bali");
});

it.each([
  ["1BR Villa with Private Pool in Canggu", 1],
  ["3 Br - Villa Cycladic Canggu", 3],
  ["Villa Rio - Contemporary 2Br Villa in Downtown Seminyak", 2],
  ["Villa Sunset-2BR Elegant Villa", 2],
  ["Kasuari Villa Three Bedroom At Taro Village", 3],
  ["Two-bedroom house, one bathroom", 2],
  ["3Bedroom-703-Private Pool Villa Sanur", 3],
  ["Villa with 4 bed rooms", 4],
  ["2BR villa, 2 bedrooms", 2],
])("the title %j states %i bedrooms", (title, bedrooms) => {
  expect(bedroomsInTitle(title)).toBe(bedrooms);
});

it.each([
  [null],
  ["Villa Tiga"],
  ["1-3 BR villas in Ubud"],
  ["2 & 3 bedroom villas"],
  ["One or two bedrooms"],
  ["2BR and 3BR villas"],
  ["1.5 BR loft"],
  ["Room in a 3BR villa"],
  ["Kamar di villa 3BR"],
  ["Rp 35 brand new villa"],
  ["703 bedrooms"],
  ["Breakfast for 2 brunch lovers"],
  ["0BR"],
])("the title %j states no certain number of bedrooms", (title) => {
  expect(bedroomsInTitle(title)).toBeNull();
});

const typesOf = (property_type: string | null) => {
  const types = homeTypesOf({ property_type });
  return types && [...types];
};

describe("homeTypesOf", () => {
  it.each([
    ["villa", ["villa"]],
    [" Villa ", ["villa"]],
    ["kos", ["room"]],
    ["kost", ["room"]],
    ["guest house", ["guesthouse"]],
    ["studio", ["apartment"]],
    ["townhouse", ["house"]],
    ["jungle view, villa", ["villa"]],
    ["guest house, villa", ["guesthouse", "villa"]],
    ["house, bungalow", ["house"]],
  ])("reads %j as %j", (type, types) => {
    expect(typesOf(type)).toEqual(types);
  });

  it.each(["hotel", "Resort"])("recognises %s as a kind without a filter", (type) => {
    expect(typesOf(type)).toEqual([]);
  });

  it.each([null, "", ",", "view", "unknown", "beach house villa", "villas", "constructor", "__proto__"])(
    "is null for %j",
    (type) => {
      expect(typesOf(type)).toBeNull();
    },
  );
});
