import { cache } from "react";
import { parseHomeIds } from "@/lib/compare/compare-address";
import type { RentMarket } from "@/lib/market/rent-market";
import type { ExchangeRates } from "@/lib/money/currency";
import { newestPostAt } from "@/lib/rental/joined-posts";
import type { Rental } from "@/lib/rental/rental";
import { repostsOf } from "@/server/data/find-rental";
import { currentMarket } from "./current-market";
import { findByIds } from "./find-rentals";

/** A home of a comparison. `rental` is null if it was removed or never existed. */
export type ComparedHome = {
  id: number;
  rental: Rental | null;
  /** ISO time of the home's newest post; null if unknown. */
  newestAt: string | null;
};

/** The data of a comparison. `readAt` is in ms since the epoch. */
export type ComparedPage = {
  homes: readonly ComparedHome[];
  readAt: number;
  rates: ExchangeRates;
  market: RentMarket;
};

/** Finds the homes of `ids=1,2`, once for page and metadata, those too old for the list too. Throws `UnreadError`. */
export const findCompared = cache(async (value: string): Promise<ComparedPage> => {
  const ids = parseHomeIds(value);
  const { snapshot, rentals } = await findByIds(ids);
  const comparedHome = async (id: number): Promise<ComparedHome> => {
    const rental = rentals.find((found) => found.id === id) ?? null;
    return { id, rental, newestAt: rental && newestPostAt(rental, await repostsOf(id)) };
  };
  const homes = await Promise.all(ids.map(comparedHome));
  return { homes, readAt: snapshot.readAt, rates: snapshot.rates.rates, market: currentMarket(snapshot) };
});
