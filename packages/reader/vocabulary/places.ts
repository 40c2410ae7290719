import type { Key, Vocabulary } from "./lexicon.ts";
import { finderOf, type TermFinder } from "./term-finder.ts";

/** A place of a region, with its name in lower case. */
export type PlaceRow = {
  name: string;
  /** The next wider place; empty for the widest. */
  within: string;
  /** Adverts use an area as their address, a village rarely. A place without a kind is only a wider one. */
  kind: "area" | "village" | "";
  spellings: readonly string[];
  /** Spellings in Russian letters; by sound if there are none. */
  russian: readonly string[];
  /** Streets of an area, which are read as the area. */
  streets: readonly string[];
  /** Whether the name is also a common word. */
  isCommon: boolean;
};

/** The place of a spelling: an area, an area whose name is also a common word, or a street in an area. */
export type PlaceName = {
  area: string;
  role: "area" | "common" | "street";
  /** The areas that contain it, narrowest first. */
  wider: readonly string[];
  /** Whether adverts use it as an area, unlike most villages. */
  isWellKnown: boolean;
  /** Whether it is a district that shares its name with a place in it. */
  isAmbiguous: boolean;
};

/** A place, or a word beside one that relates it to the home. */
export type PlaceTerm = { place: PlaceName | null; cue: Key<"areaCue"> | null };

export type PlaceNames = {
  /** Places by spelling. The better known place wins a shared spelling. */
  bySpelling: ReadonlyMap<string, PlaceName>;
  /** The areas that contain an area, narrowest first: canggu, kuta utara and badung for `berawa`. Empty for an unknown name. */
  widerAreas: (name: string) => string[];
  finder: TermFinder<PlaceTerm>;
};

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

function spellingsOf({
  name,
  kind,
  spellings,
  russian,
  streets,
  isCommon,
}: PlaceRow): [string, PlaceName["role"]][] {
  if (kind === "village") {
    const isShort = isCommon || name.length < 4;
    const plain = name.replaceAll("-", " ");
    const written = isShort ? [plain] : [...withVariants(plain), ...withCases(inCyrillic(plain))];
    return written.map((term) => [term, isShort ? "common" : "area"]);
  }
  const cyrillic = russian.length > 0 || isCommon ? russian : [inCyrillic(name)];
  const ukrainian = cyrillic.filter((word) => word.includes("и")).map((word) => word.replaceAll("и", "і"));
  const written = [name, ...spellings, ...[...cyrillic, ...ukrainian].flatMap(withCases)].flatMap(
    withVariants,
  );
  return [
    ...written.map((term): [string, PlaceName["role"]] => [
      term,
      isCommon && !term.includes(" ") ? "common" : "area",
    ]),
    ...streets.map((term): [string, PlaceName["role"]] => [term, "street"]),
  ];
}

export function placeNames(
  places: readonly PlaceRow[],
  ambiguousDistricts: readonly string[],
  cues: Vocabulary<Key<"areaCue">>,
): PlaceNames {
  const containers = new Map(places.map(({ name, within }) => [name, within]));
  const widerAreas = (name: string) => {
    const wider: string[] = [];
    for (let next = containers.get(name); next && next !== name; next = containers.get(next)) {
      if (wider.includes(next) || wider.length > 4) break;
      wider.push(next);
    }
    return wider;
  };
  const named = places
    .filter(({ kind }) => kind !== "")
    .flatMap((row) => {
      const place = {
        area: row.name,
        wider: widerAreas(row.name),
        isWellKnown: row.kind === "area",
        isAmbiguous: ambiguousDistricts.includes(row.name),
      };
      return spellingsOf(row).map(([term, role]): [string, PlaceName] => [term, { ...place, role }]);
    });
  const rank = ({ isWellKnown, role }: PlaceName) => (isWellKnown ? (role === "street" ? 1 : 0) : 2);
  const bySpelling = new Map(named.toReversed().toSorted(([, a], [, b]) => rank(b) - rank(a)));
  const terms: [PlaceTerm, readonly string[]][] = Array.from(bySpelling, ([spelling, place]) => [
    { place, cue: null },
    [spelling],
  ]);
  let cue: Key<"areaCue">;
  // What is abroad for one region is a place of another.
  for (cue in cues) terms.push([{ place: null, cue }, cues[cue].filter((term) => !bySpelling.has(term))]);
  return { bySpelling, widerAreas, finder: finderOf(() => terms) };
}
