import { placeLabel } from "@/lib/geo/place-label";

describe("placeLabel", () => {
  it.each([
    ["canggu", "Canggu"],
    ["nusa penida", "Nusa Penida"],
    ["Nusa ceningan", "Nusa Ceningan"],
    ["dangin puri (timur)", "Dangin Puri (Timur)"],
    ["batu-bolong", "Batu-Bolong"],
    ["McDonald's area", "McDonald's Area"],
    ["Ubud", "Ubud"],
    ["éden", "Éden"],
    ["чангу", "Чангу"],
    ["𐐨abc", "𐐀abc"],
    ["🏝️ island", "🏝️ Island"],
    ["5 minutes away", "5 Minutes Away"],
    ["", ""],
  ])("shows %j as %j", (name, label) => {
    expect(placeLabel(name)).toBe(label);
  });
});
