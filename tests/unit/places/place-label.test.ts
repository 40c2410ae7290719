import { mapsSearchUrl } from "@/lib/places/maps-search";
import { placeLabel, placesLabel } from "@/lib/places/place-label";
import { inEnglish } from "@/tests/support/in-english";
import { HARD_TEXTS } from "../hard-texts";

describe("placeLabel", () => {
  it.each([
    ["canggu", "Canggu"],
    ["nusa penida", "Nusa Penida"],
    ["Nusa ceningan", "Nusa Ceningan"],
    ["dangin puri (timur)", "Dangin Puri (Timur)"],
    ["batu-bolong", "Batu-Bolong"],
    ["kuta/legian", "Kuta/Legian"],
    ["McDonald's area", "McDonald's Area"],
    ["Ubud", "Ubud"],
    ["éden", "Éden"],
    ["чангу", "Чангу"],
    ["𐐨abc", "𐐀abc"],
    ["🏝️ island", "🏝️ Island"],
    ["5 minutes away", "5 Minutes Away"],
    ["", ""],
  ])("shows %j as %j", (name, label) => {
    expect(placeLabel(name, inEnglish)).toBe(label);
  });
});

describe("placesLabel", () => {
  it("names the first of several places and counts the rest", () => {
    expect(placesLabel(["canggu"], inEnglish)).toBe("Canggu");
    expect(placesLabel(["canggu", "berawa"], inEnglish)).toBe("Canggu and 1 more");
    expect(placesLabel(["canggu", "north kuta", "berawa"], inEnglish)).toBe("Canggu and 2 more");
    expect(placesLabel([], inEnglish)).toBe("");
  });
});

describe("mapsSearchUrl", () => {
  it("searches the area on Bali", () => {
    expect(mapsSearchUrl("nusa dua")).toBe(
      "https://www.google.com/maps/search/?api=1&query=Nusa%20Dua%2C%20Bali%2C%20Indonesia",
    );
  });

  it("searches the area when half of the point is missing", () => {
    const whole = mapsSearchUrl("nusa dua");
    expect(mapsSearchUrl("nusa dua", { latitude: -8.8, longitude: null })).toBe(whole);
    expect(mapsSearchUrl("nusa dua", { latitude: null, longitude: 115.23 })).toBe(whole);
  });

  it("searches the point of the home when it is known", () => {
    expect(mapsSearchUrl("nusa dua", { latitude: -8.8, longitude: 115.23 })).toBe(
      "https://www.google.com/maps/search/?api=1&query=-8.8%2C115.23",
    );
  });

  it.each(HARD_TEXTS.map((text) => text.toWellFormed()))("keeps any name in the query (%#)", (name) => {
    const { host, searchParams, hash } = new URL(mapsSearchUrl(name));
    expect([host, hash, [...searchParams.keys()]]).toEqual(["www.google.com", "", ["api", "query"]]);
  });
});
