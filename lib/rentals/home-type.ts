import type { HomeType } from "@/lib/filters/more-filters";
import type { LiveRental } from "./rental";

/** Kinds by the words of listings. Null is a kind of its own that no filter offers. */
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

/** What was read, because thousands of listings have one of a few types. Bounded, because a type is free text. */
const readBefore = new Map<string, ReadonlySet<HomeType> | null>();
const MOST_READ = 1_000;

/**
 * The kinds of home that a listing names; empty for another kind, such as a hotel. Null if its type is unknown or names no
 * kind: "view, tropical" (docs/behaviour.md, F19).
 */
export function homeTypesOf({
  property_type,
}: Pick<LiveRental, "property_type">): ReadonlySet<HomeType> | null {
  if (property_type === null) return null;
  const known = readBefore.get(property_type);
  if (known !== undefined) return known;
  const types = readTypes(property_type);
  if (readBefore.size >= MOST_READ) readBefore.clear();
  readBefore.set(property_type, types);
  return types;
}
