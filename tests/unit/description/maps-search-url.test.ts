import { mapsSearchUrl } from "@/lib/description/maps-search-url";
import { HARD_TEXTS } from "../hard-texts";

describe("mapsSearchUrl", () => {
  it("searches the area on Bali", () => {
    expect(mapsSearchUrl("nusa dua")).toBe(
      "https://www.google.com/maps/search/?api=1&query=Nusa%20Dua%2C%20Bali%2C%20Indonesia",
    );
  });

  it.each(HARD_TEXTS.map((text) => text.toWellFormed()))("keeps any name in the query: %j", (name) => {
    const { host, searchParams, hash } = new URL(mapsSearchUrl(name));
    expect([host, hash, [...searchParams.keys()]]).toEqual(["www.google.com", "", ["api", "query"]]);
  });
});
