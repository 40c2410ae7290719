import { placeLabel } from "@/lib/geo/place-label";

describe("placeLabel", () => {
  it.each([
    ["canggu", "Canggu"],
    ["nusa penida", "Nusa penida"],
    ["Ubud", "Ubud"],
    ["éden", "Éden"],
    ["чангу", "Чангу"],
    ["𐐨abc", "𐐀abc"],
    ["🏝️ island", "🏝️ island"],
    ["5 minutes away", "5 minutes away"],
    ["", ""],
  ])("shows %j as %j", (name, label) => {
    expect(placeLabel(name)).toBe(label);
  });
});
