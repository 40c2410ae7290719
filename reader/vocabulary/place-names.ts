import { AREAS, STREETS } from "./areas.ts";
import { COMMON_WORDS, VILLAGES } from "./villages.ts";

const listed = (terms: string): string[] => terms.split(", ").filter((term) => term !== "");

const DISTRICTS = Object.values(VILLAGES).flatMap(Object.entries<string>);
const COMMON = new Set(listed(COMMON_WORDS));

/** The next wider area of each. A village whose name several districts have keeps the first. */
const WIDER = new Map<string, string>([
  ...DISTRICTS.flatMap(([district, villages]) =>
    listed(villages).map((village): [string, string] => [village, district]),
  ).reverse(),
  ...Object.entries(VILLAGES).flatMap(([regency, districts]) =>
    Object.keys(districts).map((district): [string, string] => [district, regency]),
  ),
  ...Object.entries(AREAS).flatMap(([name, { within }]): [string, string][] =>
    within === null ? [] : [[name, within]],
  ),
]);

/** The areas that an area lies in, the narrowest first, in lower case: of `berawa` canggu, kuta utara and badung. */
export function widerAreas(name: string): string[] {
  const wider: string[] = [];
  for (let next = WIDER.get(name); next !== undefined && next !== name; next = WIDER.get(next)) {
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

/** A name as Russians write it down by its sound. */
function inCyrillic(name: string): string {
  const joined = CYRILLIC.reduce((word, [latin, cyrillic]) => word.replace(latin, cyrillic), name);
  return Array.from(joined, (letter) => {
    const at = LATIN.indexOf(letter);
    return at === -1 ? letter : CYRILLIC_LETTERS.charAt(at);
  }).join("");
}

/** A name in every case of Russian, and in the Ukrainian one for where a home is. */
function cases(name: string): string[] {
  if (/[бвгджзклмнпрстфхцчшщ]$/.test(name))
    return ["", "а", "е", "у", "ом", "ский", "ском", "і"].map((ending) => name + ending);
  if (/[ая]$/.test(name))
    return ["а", "е", "у", "ы", "и", "ой", "і"].map((ending) => name.slice(0, -1) + ending);
  return [name];
}

/** First parts of names that are often written as a word of their own. */
const FIRST_PART = /^(padang|batu|tegal|tumbak|karang|candi|tukad|sibang|singa|celukan)(?=[a-z]{4})/;

/** `nusa dua` is written `nusadua` as well, `padangsambian` as two words; a term's space also stands for a hyphen. */
function joined(name: string): string[] {
  const shorter = name.replace(" kelod", " klod");
  return [name, name.replaceAll(" ", ""), name.replace(FIRST_PART, "$1 "), shorter];
}

/** What a spelling names: an area, one that is a common word as well, or a street in an area. */
export type PlaceName = { area: string; role: "area" | "common" | "street" };

function spellings(): [string, PlaceName][] {
  const areas = Object.entries(AREAS).flatMap(([area, { also = "", ru, isCommonWord = false }]) => {
    const russian = listed(ru ?? (isCommonWord ? "" : inCyrillic(area)));
    const ukrainian = russian.filter((name) => name.includes("и")).map((name) => name.replaceAll("и", "і"));
    const written = [area, ...listed(also), ...[...russian, ...ukrainian].flatMap(cases)].flatMap(joined);
    return written.map((term): [string, PlaceName] => [
      term,
      { area, role: isCommonWord && !term.includes(" ") ? "common" : "area" },
    ]);
  });
  const streets = Object.entries(STREETS).flatMap(([area, names]) =>
    listed(names).map((term): [string, PlaceName] => [term, { area, role: "street" }]),
  );
  const villages = DISTRICTS.flatMap(([district, names]) => [...listed(names), district]).flatMap((area) => {
    const isCommon = COMMON.has(area) || area.length < 4;
    const name = area.replaceAll("-", " ");
    const written = isCommon ? [name] : [...joined(name), ...cases(inCyrillic(name))];
    return written.map((term): [string, PlaceName] => [term, { area, role: isCommon ? "common" : "area" }]);
  });
  return [...areas, ...streets, ...villages];
}

/** Every spelling of a place; where two share one, the better known has it. */
export const PLACE_NAMES: ReadonlyMap<string, PlaceName> = new Map(spellings().reverse());
