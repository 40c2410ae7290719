import type { LiveRental } from "@/lib/rentals/rental";

/** A whole home, or a room in one. */
export type Letting = "home" | "room";

/** The class of a listing: rents are compared only within a class (docs/behaviour.md, A2). */
export type HomeClass = {
  kind: Letting;
  /** 0 for a studio. A room counts as one bedroom, whatever the house has. */
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

/** Whether a listing offers a home or a room; null if its type is unknown or names both. */
export function lettingOf({ property_type }: Pick<LiveRental, "property_type">): Letting | null {
  const types = (property_type ?? "").split(",").map((type) => type.trim().toLowerCase());
  const includesA = (letting: Letting) => TYPES[letting].some((type) => types.includes(type));
  if (includesA("home") === includesA("room")) return null;
  return includesA("home") ? "home" : "room";
}

/** The class of a listing; null if its type, or the number of a home's bedrooms, is unknown. */
export function homeClassOf(rental: Pick<LiveRental, "property_type" | "bedrooms">): HomeClass | null {
  const kind = lettingOf(rental);
  const { bedrooms } = rental;
  if (kind === "room") return { kind, bedrooms: 1 };
  if (kind === null || bedrooms === null || !Number.isInteger(bedrooms) || bedrooms < 0) return null;
  return { kind, bedrooms };
}
