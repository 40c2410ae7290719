import type { LiveRental } from "@/lib/rentals/rental";

/** A whole home, or a room in one. */
export type Letting = "home" | "room";

/** What two listings must share for their rents to be compared (docs/behaviour.md, A2). */
export type Alike = {
  kind: Letting;
  /** Of a home: 0 for a studio. A room is one bedroom, whatever the house has. */
  bedrooms: number;
};

const TYPES: Record<Letting, readonly string[]> = {
  home: [
    "villa",
    "house",
    "apartment",
    "flat",
    "condo",
    "penthouse",
    "townhouse",
    "bungalow",
    "cottage",
    "cabin",
    "loft",
    "studio",
    "joglo",
  ],
  room: ["room", "kos", "kost", "guest house", "guesthouse", "homestay", "hostel"],
};

/** Whether a home or a room is let; null for a type that is not known, or that names both. */
export function lettingOf({ property_type }: Pick<LiveRental, "property_type">): Letting | null {
  const named = (property_type ?? "").split(",").map((type) => type.trim().toLowerCase());
  const isNamed = (letting: Letting) => TYPES[letting].some((type) => named.includes(type));
  if (isNamed("home") === isNamed("room")) return null;
  return isNamed("home") ? "home" : "room";
}

/** What a listing is compared as; null where its type, or the bedrooms of a home, are not known. */
export function alikeOf(rental: Pick<LiveRental, "property_type" | "bedrooms">): Alike | null {
  const kind = lettingOf(rental);
  const { bedrooms } = rental;
  if (kind === "room") return { kind, bedrooms: 1 };
  if (kind === null || bedrooms === null || !Number.isInteger(bedrooms) || bedrooms < 0) return null;
  return { kind, bedrooms };
}
