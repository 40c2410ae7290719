import { cache } from "react";
import { parseHomeIds } from "@/lib/compare/compare-address";
import type { RentMarket } from "@/lib/market/rent-market";
import type { ExchangeRates } from "@/lib/money/currency";
import { newestPostAt } from "@/lib/rental/joined-posts";
import { flagPlaceholderPrice } from "@/lib/rental/placeholder-prices";
import type { Rental } from "@/lib/rental/rental";
import { rentalsByIds, repostsOf } from "@/server/data/find-rental";
import { snapshot } from "@/server/data/snapshot";
import { currentMarket } from "@/server/search/current-market";

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

async function comparedHome(id: number, rental: Rental | null): Promise<ComparedHome> {
  if (rental === null) return { id, rental, newestAt: null };
  return { id, rental, newestAt: newestPostAt(rental, await repostsOf(id)) };
}

/** Finds the homes of `ids=1,2`, once for page and metadata, those too old for the list too. Throws `UnreadError`. */
export const findCompared = cache(async (value: string): Promise<ComparedPage> => {
  const ids = parseHomeIds(value);
  const live = snapshot();
  const rentals = await rentalsByIds(ids);
  const byId = new Map(rentals.map((rental) => [rental.id, flagPlaceholderPrice(rental, live.rentals)]));
  const homes = await Promise.all(ids.map((id) => comparedHome(id, byId.get(id) ?? null)));
  return { homes, readAt: live.readAt, rates: live.rates.rates, market: currentMarket(live) };
});
