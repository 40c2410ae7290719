import type { Include } from "./stated-items.ts";

export type Bounds = { least: number | null; most: number | null };

/** `names`: of the area, then of areas that contain it, narrowest first, in lower case; `words`: as typed. */
type WishedArea = { names: readonly string[]; words: string };

/** What a visitor asks for in a typed sentence. Null or empty means not asked for. */
export type Wish = {
  areas: readonly WishedArea[];
  /** By the month, in whole units of the currency, an ISO 4217 code. */
  rent: (Bounds & { currency: string }) | null;
  /** 0 for a studio. */
  bedrooms: Bounds | null;
  minBathrooms: number | null;
  types: readonly string[];
  includes: readonly Include[];
  stayMonths: number | null;
  /** An ISO date in the region's calendar. */
  availableBy: string | null;
  unread: readonly string[];
};
