import { bedroomsInTitle } from "@/lib/rentals/title-bedrooms";

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
