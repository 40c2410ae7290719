import type { Language } from "@/lib/language/translator";
import { comparisonOf } from "@/lib/market/comparison";
import { shortStanding } from "@/lib/market/market-text";
import { type RentMarket, rentMarket } from "@/lib/market/rent-market";
import type { LiveRental } from "@/lib/rental/rental";
import { derived } from "@/server/data/snapshot";

/** The rent market of the live rentals. */
export const currentMarket = derived(({ rentals, places, rates }) =>
  rentMarket(rentals, places, rates.rates),
);

/** How the rent of a rental compares with the market, as cards say it; null if it cannot be compared. */
export function standingsIn(market: RentMarket, language: Language): (rental: LiveRental) => string | null {
  return (rental) => shortStanding(comparisonOf(market, rental), language);
}
