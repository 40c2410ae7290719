import fc from "fast-check";
import { type LocationOption, locationOptions, rankPlaces } from "@/lib/places/location-options";
import { testReadings } from "@/tests/support/case-table";

const PLACES = [
  { name: "batubulan", count: 90 },
  { name: "canggu", count: 40 },
  { name: "denpasar", count: 5 },
  { name: "kuta", count: 0 },
  { name: "kutuh", count: 8 },
  { name: "north kuta", count: 3 },
  { name: "nusa dua", count: 7 },
  { name: "nusa penida", count: 9 },
  { name: "pekutatan", count: 50 },
  { name: "seminyak", count: 30 },
  { name: "ubud", count: 12 },
  { name: "ubung", count: 12 },
  { name: "umalas (kerobokan)", count: 2 },
];

const names = (typed: string) => rankPlaces(PLACES, typed).map(({ name }) => name);

testReadings("tests/unit/places/location-options.tsv", {
  places: names,
});

describe("rankPlaces", () => {
  it("returns only known places, each once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 12 }), (typed) => {
        const ranked = rankPlaces(PLACES, typed);
        expect(new Set(ranked).size).toBe(ranked.length);
        expect(PLACES).toEqual(expect.arrayContaining(ranked));
      }),
    );
  });

  it("ranks a place first for every start of its name that no other shares", () => {
    const texts = PLACES.flatMap(({ name }) =>
      Array.from(name, (_, index) => ({ name, text: name.slice(0, index + 1) })),
    );
    for (const { name, text } of texts) {
      const sharing = PLACES.filter((place) => place.name.startsWith(text));
      if (sharing.length === 1 && text.trim() === text) expect(names(text)[0]).toBe(name);
    }
  });
});

const FEW_PLACES = [
  { name: "canggu", count: 40 },
  { name: "kuta", count: 0 },
  { name: "north kuta", count: 3 },
  { name: "ubud", count: 12 },
];

const word = (option: LocationOption | undefined) => {
  if (option?.kind === "island") return "All of Bali";
  return option?.kind === "place" ? option.name : option && `Search: "${option.text}"`;
};
const words = (typed: string) => locationOptions(FEW_PLACES, typed).map(word);

describe("locationOptions", () => {
  it.each(["", "   "])("offers every place when nothing is typed: %j", (typed) => {
    expect(words(typed)).toEqual(["canggu", "kuta", "north kuta", "ubud"]);
  });

  it.each([
    ["ku", ["kuta", "north kuta", 'Search: "ku"']],
    ["Kuta", ["kuta", "north kuta"]],
    [" UBUD ", ["ubud"]],
    ["Übud", ["ubud"]],
    ["ubuf", ["ubud", 'Search: "ubuf"']],
    ["Echo Beach", ["canggu", 'Search: "Echo Beach"']],
    ["bali", ["All of Bali"]],
    ["Бали", ["All of Bali"]],
    [".*", ['Search: ".*"']],
    ["🏝️", ['Search: "🏝️"']],
  ])("offers for %j the matching places, and the text itself unless it is a place", (typed, expected) => {
    expect(words(typed)).toEqual(expected);
  });

  it("has the number of rentals of each place", () => {
    expect(locationOptions(FEW_PLACES, "ubud")).toEqual([{ kind: "place", name: "ubud", count: 12 }]);
  });
});
