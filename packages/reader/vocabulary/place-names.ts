import { readPlaces } from "../../../lib/region/places.ts";

const PLACES = readPlaces();

/** Areas that adverts name, most of them by the names of `geo_location`; the streets of each are read as the area. */
const AREAS = PLACES.filter(({ kind }) => kind === "area");

/** The other villages and districts, as the ministry of home affairs and OpenStreetMap name them. */
const VILLAGES = PLACES.filter(({ kind }) => kind === "village");

const WIDER_AREA = new Map(
  PLACES.flatMap(({ name, within }) => (within === "" ? [] : [[name, within] as const])),
);

const WELL_KNOWN: ReadonlySet<string> = new Set(AREAS.map(({ name }) => name));

/** Whether adverts use a place as an area, unlike most villages. */
export const isWellKnown = (area: string): boolean => WELL_KNOWN.has(area);

/** The areas that contain an area, narrowest first, in lower case: canggu, kuta utara and badung for `berawa`. */
export function widerAreas(name: string): string[] {
  const wider: string[] = [];
  for (let next = WIDER_AREA.get(name); next !== undefined && next !== name; next = WIDER_AREA.get(next)) {
    if (wider.includes(next) || wider.length > 4) break;
    wider.push(next);
  }
  return wider;
}

const CYRILLIC: readonly (readonly [RegExp, string])[] = [
  [/ng/g, "нг"],
  [/ny/g, "нь"],
  [/kh/g, "х"],
  [/ya/g, "я"],
  [/yu/g, "ю"],
  [/j/g, "дж"],
  [/c/g, "ч"],
];
const LATIN = "abdefghiklmnopqrstuvwyz";
const CYRILLIC_LETTERS = "абдефгхиклмнопкрстуввйз";

function inCyrillic(name: string): string {
  const joined = CYRILLIC.reduce((word, [latin, cyrillic]) => word.replace(latin, cyrillic), name);
  return Array.from(joined, (letter) => {
    const index = LATIN.indexOf(letter);
    return index === -1 ? letter : CYRILLIC_LETTERS.charAt(index);
  }).join("");
}

/** A name in all Russian cases and in the Ukrainian locative. */
function withCases(name: string): string[] {
  if (/[бвгджзклмнпрстфхцчшщ]$/.test(name))
    return ["", "а", "е", "у", "ом", "ский", "ском", "і"].map((ending) => name + ending);
  if (/[ая]$/.test(name))
    return ["а", "е", "у", "ы", "и", "ой", "і"].map((ending) => name.slice(0, -1) + ending);
  return [name];
}

/** First parts of names that are often written separately. */
const SEPARATE_FIRST_PART = /^(padang|batu|tegal|tumbak|karang|candi|tukad|sibang|singa|celukan)(?=[a-z]{4})/;

/** Variants of a name: `nusadua` for `nusa dua`, two words for `padangsambian`. A space in a term also matches a hyphen. */
function withVariants(name: string): string[] {
  const shorter = name.replace(" kelod", " klod");
  return [name, name.replaceAll(" ", ""), name.replace(SEPARATE_FIRST_PART, "$1 "), shorter];
}

/** The place of a spelling: an area, an area whose name is also a common word, or a street in an area. */
export type PlaceName = { area: string; role: "area" | "common" | "street" };

function spellings(): [string, PlaceName][] {
  const areas = AREAS.flatMap(({ name: area, spellings, russian, isCommon }) => {
    const cyrillic = russian.length > 0 || isCommon ? russian : [inCyrillic(area)];
    const ukrainian = cyrillic.filter((name) => name.includes("и")).map((name) => name.replaceAll("и", "і"));
    const written = [area, ...spellings, ...[...cyrillic, ...ukrainian].flatMap(withCases)].flatMap(
      withVariants,
    );
    return written.map((term): [string, PlaceName] => [
      term,
      { area, role: isCommon && !term.includes(" ") ? "common" : "area" },
    ]);
  });
  const streets = AREAS.flatMap(({ name: area, streets: names }) =>
    names.map((term): [string, PlaceName] => [term, { area, role: "street" }]),
  );
  const villages = VILLAGES.flatMap(({ name: village, ...row }) => {
    const isCommon = row.isCommon || village.length < 4;
    const name = village.replaceAll("-", " ");
    const written = isCommon ? [name] : [...withVariants(name), ...withCases(inCyrillic(name))];
    return written.map((term): [string, PlaceName] => [
      term,
      { area: village, role: isCommon ? "common" : "area" },
    ]);
  });
  return [...areas, ...streets, ...villages];
}

/** Places by spelling. The better known place wins a shared spelling. */
export const PLACE_NAMES: ReadonlyMap<string, PlaceName> = new Map(spellings().reverse());
