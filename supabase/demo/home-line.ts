import type { PlaceKey } from "./areas.ts";
import type { Feature } from "./features.ts";

export type Kind =
  | "villa"
  | "house"
  | "townhouse"
  | "apartment"
  | "studio"
  | "loft"
  | "room"
  | "guesthouse"
  | "bungalow"
  | "cabin";

export type Language = "en" | "id" | "ru";

/** One advert, as its author would sum it up; null where the advert does not say. */
export type HomeLine = readonly [
  kind: Kind,
  bedrooms: number | null,
  title: string | null,
  features: readonly Feature[],
];

export interface HomesOfPlace {
  /** null: the advert names no place. */
  place: PlaceKey | null;
  en?: readonly HomeLine[];
  id?: readonly HomeLine[];
  ru?: readonly HomeLine[];
}
