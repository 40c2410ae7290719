import { homeTypesOf } from "@/lib/rental/home-type";
import type { LiveRental } from "@/lib/rental/rental";

export type Letting = "home" | "room";

/** The class of a listing: rents are compared only within a class (docs/behaviour.md, A2). */
export type HomeClass = {
  kind: Letting;
  /** 0 for a studio. A room counts as one bedroom, whatever the house has. */
  bedrooms: number;
};

/** Null if the type of the listing is unknown, neither or both. */
export function lettingOf(rental: Pick<LiveRental, "property_type">): Letting | null {
  const types = homeTypesOf(rental);
  const isRoom = types?.has("room") || types?.has("guesthouse");
  const isHome = types?.has("apartment") || types?.has("house") || types?.has("villa");
  if (isHome === isRoom) return null;
  return isHome ? "home" : "room";
}

/** Null if the type, or the number of a home's bedrooms, is unknown. */
export function homeClassOf(rental: Pick<LiveRental, "property_type" | "bedrooms">): HomeClass | null {
  const kind = lettingOf(rental);
  const { bedrooms } = rental;
  if (kind === "room") return { kind, bedrooms: 1 };
  if (kind === null || bedrooms === null || !Number.isInteger(bedrooms) || bedrooms < 0) return null;
  return { kind, bedrooms };
}
