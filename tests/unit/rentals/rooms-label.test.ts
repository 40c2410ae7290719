import { roomsLabel } from "@/lib/rentals/rooms-label";

describe("roomsLabel", () => {
  it.each([
    [2, 1, "2 bedrooms · 1 bathroom"],
    [1, 2, "1 bedroom · 2 bathrooms"],
    [1, 1.5, "1 bedroom · 1.5 bathrooms"],
    [0, 1, "0 bedrooms · 1 bathroom"],
    [3, null, "3 bedrooms"],
    [null, 1, "1 bathroom"],
    [null, null, ""],
  ])("for %p and %p is %j", (bedrooms, bathrooms, label) => {
    expect(roomsLabel(bedrooms, bathrooms)).toBe(label);
  });
});
