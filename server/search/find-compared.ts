import { cache } from "react";
import { type Compared, decodeComparedSegment, MAX_SIDE_BY_SIDE } from "@/lib/compare/compare-address";
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
  /** ISO time of the home's newest post. Null if unknown, and in a plain list of homes, which does not show it. */
  newestAt: string | null;
};

/** The data of a comparison. `readAt` is in ms since the epoch. */
export type ComparedPage = Compared & {
  homes: readonly ComparedHome[];
  readAt: number;
  rates: ExchangeRates;
  market: RentMarket;
};

async function comparedHome(id: number, rental: Rental | null, isList: boolean): Promise<ComparedHome> {
  if (rental === null || isList) return { id, rental, newestAt: null };
  return { id, rental, newestAt: newestPostAt(rental, await repostsOf(id)) };
}

/**
 * Finds the homes of a comparison, once for its page and metadata, those too old for the list too. Null if the segment names
 * none; throws `UnreadError`.
 */
export const findCompared = cache(async (segment: string): Promise<ComparedPage | null> => {
  const compared = decodeComparedSegment(segment);
  if (compared === null || compared.ids.length === 0) return null;
  const { ids } = compared;
  const live = snapshot();
  const rentals = await rentalsByIds(ids);
  const byId = new Map(rentals.map((rental) => [rental.id, flagPlaceholderPrice(rental, live.rentals)]));
  const isList = ids.length > MAX_SIDE_BY_SIDE;
  const homes = await Promise.all(ids.map((id) => comparedHome(id, byId.get(id) ?? null, isList)));
  return {
    ...compared,
    homes,
    readAt: live.readAt,
    rates: live.rates.rates,
    market: currentMarket(live),
  };
});
