import "@/lib/region/variables";
import { foldName, soundOf } from "./place-spelling";
import type { PlaceCount } from "./places";

/** A shorter text with a typo would match nearly any name. */
const MIN_LENGTH_FOR_TYPOS = 4;

const PLACE_BY_LANDMARK: Readonly<Record<string, string>> = Object.fromEntries(
  JSON.parse(process.env.REGION_LANDMARKS ?? "[]"),
);

const TYPED_REGION = foldName(process.env.REGION_NAME ?? "");

/**
 * Whether `text` is a prefix of `word`, up to one letter that is added, missing, changed or swapped with its neighbour.
 * Linear: compares the rest after the first difference once for each kind of typo.
 */
function beginsWithOneTypo(word: string, text: string): boolean {
  let first = 0;
  while (first < text.length && word[first] === text[first]) first += 1;
  const swapped = word[first] === text[first + 1] && word[first + 1] === text[first];
  return (
    word.startsWith(text.slice(first + 1), first) ||
    word.startsWith(text.slice(first), first + 1) ||
    word.startsWith(text.slice(first + 1), first + 1) ||
    (swapped && word.startsWith(text.slice(first + 2), first + 2))
  );
}

/** The name from each of its words on: "nusa dua", "dua". */
function fromEachWord(name: string): string[] {
  return Array.from(name.matchAll(/[\p{L}\p{N}]+/gu), ({ index }) => name.slice(index));
}

/** 0 if the name starts with the text, 1 if a later word does, 2 if the name contains it; null otherwise. */
function rankOf(name: string, text: string): number | null {
  if (name.startsWith(text)) return 0;
  if (fromEachWord(name).some((word) => word.startsWith(text))) return 1;
  return name.includes(text) ? 2 : null;
}

function byRank(places: readonly PlaceCount[], rank: (name: string) => number | null): PlaceCount[] {
  return places
    .flatMap((place) => {
      const found = rank(foldName(place.name));
      return found === null ? [] : [{ place, rank: found }];
    })
    .sort((a, b) => a.rank - b.rank || b.place.count - a.place.count)
    .map(({ place }) => place);
}

/**
 * The places that match a typed text, best first, within each rank by number of rentals. If none matches, names one typo away,
 * then names that sound alike, then the place of a landmark.
 */
export function rankPlaces(places: readonly PlaceCount[], typed: string): PlaceCount[] {
  const text = foldName(typed);
  // Marks alone fold to nothing, with which every name begins.
  if (text === "") return [];
  const matching = byRank(places, (name) => rankOf(name, text));
  if (matching.length > 0 || text.length < MIN_LENGTH_FOR_TYPOS) return matching;
  const withTypo = byRank(places, (name) =>
    fromEachWord(name).some((word) => beginsWithOneTypo(word, text)) ? 0 : null,
  );
  if (withTypo.length > 0) return withTypo;
  const soundingAlike = byRank(places, (name) => (soundOf(name).startsWith(soundOf(text)) ? 0 : null));
  if (soundingAlike.length > 0) return soundingAlike;
  const nearLandmark = Object.entries(PLACE_BY_LANDMARK).flatMap(([name, place]) =>
    name.startsWith(text) ? [place] : [],
  );
  return places.filter(({ name }) => nearLandmark.includes(name));
}

export type LocationOption =
  | { kind: "place"; name: string; count: number }
  | { kind: "island" }
  /** The typed text, offered as 'Search: "text"'. */
  | { kind: "search"; text: string };

/** The region if the text names it, matching places, then the text itself unless it names a place. All places for no text. */
export function locationOptions(places: readonly PlaceCount[], typed: string): LocationOption[] {
  const text = typed.trim();
  const matching = text === "" ? places : rankPlaces(places, text);
  const options = matching.map(({ name, count }): LocationOption => ({ kind: "place", name, count }));
  const isName = places.some(({ name }) => foldName(name) === foldName(text));
  if (foldName(text) === TYPED_REGION) return [{ kind: "island" }, ...options];
  return text === "" || isName ? options : [...options, { kind: "search", text }];
}
