import type { Include } from "./stated-items.ts";

/** The least and the most of a number. Null means no limit. */
export type Bounds = { least: number | null; most: number | null };

/** An area that a visitor asks for. */
type WishedArea = {
  /** Its name, then those of the areas that contain it, narrowest first, in lower case. */
  names: readonly string[];
  /** As it was typed. */
  words: string;
};

/** What a visitor asks for in a typed sentence. Null or empty means not asked for. */
export type Wish = {
  areas: readonly WishedArea[];
  /** By the month, in whole units of a currency by its ISO 4217 code. */
  rent: (Bounds & { currency: string }) | null;
  /** A studio has none. */
  bedrooms: Bounds | null;
  minBathrooms: number | null;
  /** Kinds of home in the words of listings. */
  types: readonly string[];
  includes: readonly Include[];
  stayMonths: number | null;
  /** An ISO date in the calendar of the region. */
  availableBy: string | null;
  /** What was not understood, as it was typed. */
  unread: readonly string[];
};
