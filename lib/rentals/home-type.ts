import type { HomeType } from "@/lib/filters/more-filters";
import type { LiveRental } from "./rental";

/** Null: a kind that no filter offers. */
const TYPE_BY_WORD: Readonly<Record<string, HomeType | null>> = {
  room: "room",
  kos: "room",
  kost: "room",
  "guest house": "guesthouse",
  guesthouse: "guesthouse",
  homestay: "guesthouse",
  hostel: "guesthouse",
  apartment: "apartment",
  flat: "apartment",
  condo: "apartment",
  penthouse: "apartment",
  loft: "apartment",
  studio: "apartment",
  house: "house",
  townhouse: "house",
  bungalow: "house",
  cottage: "house",
  cabin: "house",
  joglo: "house",
  villa: "villa",
  hotel: null,
  resort: null,
};

function readTypes(property_type: string): ReadonlySet<HomeType> | null {
  const words = property_type.split(",").map((word) => word.trim().toLowerCase());
  const known = words.filter((word) => Object.hasOwn(TYPE_BY_WORD, word));
  return known.length === 0 ? null : new Set(known.flatMap((word) => TYPE_BY_WORD[word] ?? []));
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
