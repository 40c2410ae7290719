import { groupName } from "@/lib/map/group-name";

const CANGGU = { index: 0, name: "canggu", lat: -8.652, lng: 115.13, count: 42 };
const UBUD = { index: 1, name: "ubud", lat: -8.5069, lng: 115.2625, count: 1 };

describe("groupName", () => {
  it("names one place with its rentals", () => {
    expect(groupName({ ...CANGGU, key: 0, places: [CANGGU] })).toBe("Canggu, 42 rentals");
    expect(groupName({ ...UBUD, key: 1, places: [UBUD] })).toBe("Ubud, 1 rental");
  });

  it("says how many places are under one marker", () => {
    expect(groupName({ ...CANGGU, key: 0, count: 43, places: [CANGGU, UBUD] })).toBe("2 places, 43 rentals");
  });
});
