import { areaOf, kindAndArea, kindOf } from "@/lib/seo/kind-and-area";

describe("kindOf", () => {
  it.each(["villa", "Guest House", "co-living"])("takes %j", (property_type) => {
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
  ])("%j is no kind", (property_type) => {
    expect(kindOf({ property_type })).toBeNull();
  });
});

describe("areaOf", () => {
  it.each([
    ["canggu", "Canggu, Bali"],
    ["nusa dua", "Nusa Dua, Bali"],
    ["bali", "Bali"],
    [null, "Bali"],
    ["+62 812 0000 1234", "Bali"],
  ])("%j is %j", (location, area) => {
    expect(areaOf({ location })).toBe(area);
  });
});

test("kindAndArea says what and where, or as much of it as is known", () => {
  expect(kindAndArea({ property_type: "villa", location: "canggu" })).toBe("Villa in Canggu, Bali");
  expect(kindAndArea({ property_type: null, location: null })).toBe("Rental in Bali");
});
