import type { RentalPeriod } from "../fact.ts";
import type { Include } from "../includes/sentence-claims.ts";

export type WishBounds = { least: number | null; most: number | null };

/** `names`: of the area, then of areas that contain it, narrowest first, in lower case; `words`: as typed. */
type WishedArea = { names: readonly string[]; words: string };

/** A limit of rents for a period, in whole units of the currency, an ISO 4217 code. */
export type WishedRent = WishBounds & { currency: string; period: RentalPeriod };

/** What a visitor asks for in a typed sentence. Null or empty means not asked for. */
export type Wish = {
  areas: readonly WishedArea[];
  rent: WishedRent | null;
  /** 0 for a studio. */
  bedrooms: WishBounds | null;
  minBathrooms: number | null;
  types: readonly string[];
  includes: readonly Include[];
  stayMonths: number | null;
  /** An ISO date in the region's calendar. */
  availableBy: string | null;
  people: number | null;
  unread: readonly string[];
};
