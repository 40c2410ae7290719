import { countHeader, LIST_MESSAGES, showLabel } from "@/lib/rentals/list-status";

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
  ])("for %i at %p is %j", (count, place, header) => {
    expect(countHeader(count, place)).toBe(header);
  });
});

describe("showLabel", () => {
  it.each([
    [0, "Show results"],
    [1, "Show 1 rental"],
    [41, "Show 41 rentals"],
  ])("for %i is %j", (count, label) => {
    expect(showLabel(count)).toBe(label);
  });
});
