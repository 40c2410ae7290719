import { mapsSearchUrl } from "@/lib/places/maps-search";
import { nearestPlaces, nearestToAny } from "@/lib/places/nearest-places";
import { placeLabel, placesLabel } from "@/lib/places/place-label";
import { testReadings } from "@/tests/support/case-table";
import { inEnglish } from "@/tests/support/in-english";
import { HARD_TEXTS } from "../hard-texts";

const PLACES = [
  { name: "canggu", count: 40 },
  { name: "kerobokan", count: 8 },
  { name: "kuta", count: 0 },
  { name: "pererenan", count: 9 },
  { name: "sanur", count: 3 },
  { name: "ubud", count: 12 },
];
const names = (unknown: string) => nearestPlaces(PLACES, unknown).map(({ name }) => name);

testReadings("tests/unit/places/places-on-map.tsv", {
  "nearest places": names,
  label: (name) => placeLabel(name, inEnglish),
});

describe("nearestPlaces", () => {
  it.each(["atlantis", "🏝️", "🌴🌴", "\ufe0f", "x".repeat(5_000)])(
    "are none for any other text (%#)",
    (unknown) => {
      expect(names(unknown)).toEqual([]);
    },
  );

  it("leave out places without rentals", () => {
    expect(names("kuta")).not.toContain("kuta");
  });
});

describe("nearestToAny", () => {
  const nearest = (...unknown: string[]) => nearestToAny(PLACES, unknown).map(({ name }) => name);

  it("are one for each of several, without duplicates", () => {
    expect(nearest("changu", "ubuf", "cangguu")).toEqual(["canggu", "ubud"]);
    expect(nearest()).toEqual([]);
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
