import { homeTypesOf, kindsIn } from "@/lib/rental/home-type";
import { areaOf, detailTitle, kindAndArea, kindLabel, roomsLabel } from "@/lib/rental/labels";
import { bedroomsInTitle } from "@/lib/rental/title-bedrooms";
import { testReadings } from "@/tests/support/case-table";
import { inEnglish } from "@/tests/support/in-english";

testReadings("tests/unit/rental/labels.tsv", {
  bedrooms: (title) => bedroomsInTitle(title) ?? "none",
  types: (property_type) => {
    const types = homeTypesOf({ property_type });
    return types === null ? "none" : [...types];
  },
  title: (title) => detailTitle({ title }, inEnglish),
  rooms: (counts) => {
    const [bedrooms = null, bathrooms = null] = counts
      .split(" ")
      .map((count) => (count === "-" ? null : Number(count)));
    return roomsLabel(bedrooms, bathrooms, inEnglish);
  },
  "kind label": (kind) => kindLabel(kind, inEnglish),
  area: (location) => areaOf({ location }, inEnglish),
  kind: (property_type) => kindsIn(property_type) ?? "none",
});

test("kindAndArea names kind and area, and leaves out what is unknown", () => {
  expect(kindAndArea({ property_type: "villa", location: "canggu" }, inEnglish)).toBe(
    "Villa in Canggu, Bali",
  );
  expect(kindAndArea({ property_type: null, location: null }, inEnglish)).toBe("Rental in Bali");
});

test("a home without a title and an area has general ones", () => {
  expect(detailTitle({ title: null }, inEnglish)).toBe("Rental Property");
  expect(areaOf({ location: null }, inEnglish)).toBe("Bali");
});

test("a home without a title and a kind states no bedrooms and no type", () => {
  expect(bedroomsInTitle(null)).toBeNull();
  expect(homeTypesOf({ property_type: null })).toBeNull();
});
