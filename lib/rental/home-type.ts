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

function readTypes(property_type: string): ReadonlySet<HomeType> | null {
  const words = property_type.split(",").map((word) => word.trim().toLowerCase());
  const known = words.filter((word) => typeByWord.has(word));
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
