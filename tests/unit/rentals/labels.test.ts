import { homeTypesOf } from "@/lib/rentals/home-type";
import { areaOf, detailTitle, kindAndArea, kindLabel, kindOf, roomsLabel } from "@/lib/rentals/labels";
import { bedroomsInTitle } from "@/lib/rentals/title-bedrooms";
import { testReadings } from "@/tests/support/case-table";
import { inEnglish } from "@/tests/support/in-english";

testReadings("tests/unit/rentals/labels.tsv", {
  bedrooms: (title) => bedroomsInTitle(title) ?? "none",
  types: (property_type) => {
    const types = homeTypesOf({ property_type });
    return types === null ? "none" : [...types];
  },
  kind: (property_type) => kindOf({ property_type }) ?? "none",
});

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

test("a home without a title and a kind states no bedrooms and no type", () => {
  expect(bedroomsInTitle(null)).toBeNull();
  expect(homeTypesOf({ property_type: null })).toBeNull();
});
