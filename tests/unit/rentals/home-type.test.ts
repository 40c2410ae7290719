import { homeTypesOf } from "@/lib/rentals/home-type";

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
