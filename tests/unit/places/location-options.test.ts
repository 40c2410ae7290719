import fc from "fast-check";
import {
  firstOffered,
  type LocationOption,
  locationOptions,
  rankPlaces,
} from "@/lib/places/location-options";

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

describe("rankPlaces", () => {
  it.each([
    ["the start of a name before the middle of one", "ubu", ["ubud", "ubung", "batubulan"]],
    ["names with the same start by their number of rentals", "nusa", ["nusa penida", "nusa dua"]],
    [
      "names first, then words of a name, then the middle of one",
      "kuta",
      ["kuta", "north kuta", "pekutatan"],
    ],
    ["a place by a word after a bracket", "kero", ["umalas (kerobokan)"]],
    ["a place by several words", "nusa d", ["nusa dua"]],
    ["places despite capitals and surrounding white space", "  UBU ", ["ubud", "ubung", "batubulan"]],
    ["places despite missing or added diacritics", "Séminyák", ["seminyak"]],
  ])("ranks %s", (_rule, typed, expected) => {
    expect(names(typed)).toEqual(expected);
  });

  it.each([
    ["one letter missing", "cangu", "canggu"],
    ["one letter too many", "canngg", "canggu"],
    ["one wrong letter", "cenggu", "canggu"],
    ["a wrong first letter", "vanggu", "canggu"],
    ["two letters swapped", "cnaggu", "canggu"],
    ["a wrong last letter", "seminyaq", "seminyak"],
    ["a letter after the whole name", "seminyakk", "seminyak"],
    ["a missing space", "nusadua", "nusa dua"],
    ["a typo in the start of a name", "dempa", "denpasar"],
    ["a typo in a later word", "penyda", "nusa penida"],
  ])("forgives %s: %j", (_typo, typed, expected) => {
    expect(names(typed)).toEqual([expected]);
  });

  it.each([
    ["letters that sound alike", "changu", "canggu"],
    ["double letters", "semminnyak", "seminyak"],
    ["Cyrillic letters", "Чангу", "canggu"],
    ["other Cyrillic letters", "убуд", "ubud"],
    ["a soft sign", "семиньяк", "seminyak"],
    ["a name of two words", "нуса дуа", "nusa dua"],
    ["a beach", "Echo Beach", "canggu"],
  ])("understands %s: %j", (_spelling, typed, expected) => {
    expect(names(typed)).toEqual([expected]);
  });

  it.each([
    ["two typos", "cengu"],
    ["a typo in three letters", "amd"],
    ["a word longer than the name", "kutapool"],
    ["a pattern", ".*"],
    ["a picture", "🏝️"],
  ])("finds nothing for %s: %j", (_case, typed) => {
    expect(names(typed)).toEqual([]);
  });

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

describe("firstOffered", () => {
  it.each([
    ["ubu", "ubud"],
    ["ku", "north kuta"],
    ["zzz", 'Search: "zzz"'],
  ])("is for %j the first option that can be chosen", (typed, expected) => {
    const options = locationOptions(FEW_PLACES, typed);
    expect(word(options[firstOffered(options)])).toBe(expected);
  });

  it("is -1 when no option can be chosen", () => {
    expect(firstOffered(locationOptions(FEW_PLACES, "kuta").slice(0, 1))).toBe(-1);
    expect(firstOffered([])).toBe(-1);
  });
});
