import { foldName, soundOf } from "./place-spelling";
import type { PlaceCount } from "./places";

/** A shorter text with a typo would match nearly any name. */
const MIN_FORGIVEN_LENGTH = 4;

/** Beaches and streets that people look for, and the place that listings near them name. */
const KNOWN_FOR: Readonly<Record<string, string>> = {
  "echo beach": "canggu",
  "batu bolong": "canggu",
  berawa: "canggu",
  petitenget: "seminyak",
  oberoi: "seminyak",
  "double six": "seminyak",
  "batu belig": "kerobokan",
  bingin: "uluwatu",
  "padang padang": "uluwatu",
  bukit: "uluwatu",
  "monkey forest": "ubud",
  penestanan: "ubud",
};

/** What typed text names the whole island by. */
const ISLAND = "bali";

/**
 * Whether `text` is a prefix of `word` with at most one letter added, missing, changed or swapped with its neighbour.
 * Linear: the rest after the first difference is compared once for each kind of typo.
 */
function beginsWithOneTypo(word: string, text: string): boolean {
  let at = 0;
  while (at < text.length && word[at] === text[at]) at += 1;
  const swapped = word[at] === text[at + 1] && word[at + 1] === text[at];
  return (
    word.startsWith(text.slice(at + 1), at) ||
    word.startsWith(text.slice(at), at + 1) ||
    word.startsWith(text.slice(at + 1), at + 1) ||
    (swapped && word.startsWith(text.slice(at + 2), at + 2))
  );
}

/** The suffixes of a name that begin with a word: "nusa dua", "dua". */
function fromEachWord(name: string): string[] {
  return Array.from(name.matchAll(/[\p{L}\p{N}]+/gu), ({ index }) => name.slice(index));
}

/** 0 when the name begins with the text, 1 when a later word does, 2 when it contains it; null otherwise. */
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
 * The places that match a typed text, best first: names that begin with it, then words that do, then names that contain
 * it; within each by the number of rentals, then in the order of `places`. If nothing matches, those one typo away, then
 * those that sound like it, then that of a beach with this name. Cyrillic letters count as Latin ones.
 */
export function rankPlaces(places: readonly PlaceCount[], typed: string): PlaceCount[] {
  const text = foldName(typed);
  const fitting = byRank(places, (name) => rankOf(name, text));
  if (fitting.length > 0 || text.length < MIN_FORGIVEN_LENGTH) return fitting;
  const forgiven = byRank(places, (name) =>
    fromEachWord(name).some((word) => beginsWithOneTypo(word, text)) ? 0 : null,
  );
  if (forgiven.length > 0) return forgiven;
  const sounding = byRank(places, (name) => (soundOf(name).startsWith(soundOf(text)) ? 0 : null));
  if (sounding.length > 0) return sounding;
  const known = Object.entries(KNOWN_FOR).flatMap(([name, place]) => (name.startsWith(text) ? [place] : []));
  return places.filter(({ name }) => known.includes(name));
}

export type LocationOption =
  | { kind: "place"; name: string; count: number }
  /** No location: all of Bali. */
  | { kind: "island" }
  /** The typed text itself, offered as 'Search: "text"'. */
  | { kind: "search"; text: string };

/**
 * The options for a typed text: matching places, best first, then the text itself unless it is the name of a place; the
 * island before all. All places in their order while nothing is typed.
 */
export function locationOptions(places: readonly PlaceCount[], typed: string): LocationOption[] {
  const text = typed.trim();
  const fitting = text === "" ? places : rankPlaces(places, text);
  const options = fitting.map(({ name, count }): LocationOption => ({ kind: "place", name, count }));
  const isName = places.some(({ name }) => foldName(name) === foldName(text));
  if (foldName(text) === ISLAND) return [{ kind: "island" }, ...options];
  return text === "" || isName ? options : [...options, { kind: "search", text }];
}

/** A place without rentals under the other filters is shown, but cannot be chosen (docs/behaviour.md, F13). */
export function isEmptyPlace(option: LocationOption): boolean {
  return option.kind === "place" && option.count === 0;
}

/** Index of the first option that can be chosen; -1 without one. */
export function firstOffered(options: readonly LocationOption[]): number {
  return options.findIndex((option) => !isEmptyPlace(option));
}
