import { countHeader, LIST_MESSAGES, likedHeader, showLabel } from "@/lib/rentals/list-messages";

describe("list status", () => {
  describe("the messages of the list", () => {
    it("are those of the specification", () => {
      expect(Object.values(LIST_MESSAGES).sort()).toEqual([
        "Error loading rentals.",
        "Loading rentals...",
        "Location not found.",
        "No rentals found.",
      ]);
    });
  });

  describe("countHeader", () => {
    it.each([
      [12, "Canggu", "Showing 12 rental(s) at Canggu"],
      [1, "Nusa Penida", "Showing 1 rental(s) at Nusa Penida"],
      [240, null, "Showing 240 rental(s) in Map View"],
      [1_911, null, "Showing 1,911 rental(s) in Map View"],
    ])("for %i at %p is %j", (count, place, header) => {
      expect(countHeader(count, place)).toBe(header);
    });
  });

  describe("showLabel", () => {
    it.each([
      [0, "Show results"],
      [1, "Show 1 rental"],
      [41, "Show 41 rentals"],
      [5_400, "Show 5,400 rentals"],
    ])("for %i is %j", (count, label) => {
      expect(showLabel(count)).toBe(label);
    });
  });
});

describe("liked list", () => {
  describe("likedHeader", () => {
    it.each([
      [0, "0 liked rentals"],
      [1, "1 liked rental"],
      [2, "2 liked rentals"],
      [1_200, "1,200 liked rentals"],
    ])("for %i is %j", (count, header) => {
      expect(likedHeader(count)).toBe(header);
    });
  });
});
