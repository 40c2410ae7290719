import type { HomeType } from "@/lib/filters/options";
import type { LiveRental } from "./rental";

/** The words of listings for each type. Null: a kind that no filter offers. */
const WORDS: readonly (readonly [HomeType | null, ...string[]])[] = [
  ["room", "room", "kos", "kost"],
  ["guesthouse", "guest house", "guesthouse", "homestay", "hostel"],
  ["apartment", "apartment", "flat", "condo", "penthouse", "loft", "studio"],
  ["house", "house", "townhouse", "bungalow", "cottage", "cabin", "joglo"],
  ["villa", "villa"],
  [null, "hotel", "resort"],
];

const typeByWord = new Map(WORDS.flatMap(([type, ...words]) => words.map((word) => [word, type] as const)));

const wordsIn = (property_type: string) => property_type.split(",").map((word) => word.trim().toLowerCase());

/** A kind is one or two words; anything longer is misplaced text. */
const KIND = /^\p{L}[\p{L} -]{1,23}$/u;

/** The kinds in a column: "villa" of "Amazing pool, golfing, villa", or its only word, "houseboat"; null if it has none (docs/behaviour.md, L4). */
export function kindsIn(property_type: string | null): string | null {
  const words = wordsIn(property_type ?? "");
  const known = words.filter((word) => typeByWord.has(word));
  if (known.length > 0) return known.join(", ");
  const [only = ""] = words;
  return words.length === 1 && KIND.test(only) && only !== "unknown" ? only : null;
}

function readTypes(property_type: string): ReadonlySet<HomeType> | null {
  const known = wordsIn(property_type).filter((word) => typeByWord.has(word));
  return known.length === 0 ? null : new Set(known.flatMap((word) => typeByWord.get(word) ?? []));
}

/** Thousands of listings share a few types. Bounded, because a type is free text. */
const cachedTypes = new Map<string, ReadonlySet<HomeType> | null>();
const MAX_CACHED = 1_000;

type Typed = Pick<LiveRental, "property_type">;

/** Empty for another kind, such as a hotel; null if the type names none: "view, tropical" (docs/behaviour.md, F19). */
export function homeTypesOf({ property_type }: Typed): ReadonlySet<HomeType> | null {
  if (property_type === null) return null;
  const cached = cachedTypes.get(property_type);
  if (cached !== undefined) return cached;
  const types = readTypes(property_type);
  if (cachedTypes.size >= MAX_CACHED) cachedTypes.clear();
  cachedTypes.set(property_type, types);
  return types;
}
