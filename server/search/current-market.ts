import type { Language } from "@/lib/language/translator";
import { comparisonOf } from "@/lib/market/comparison";
import { shortStanding } from "@/lib/market/market-text";
import { type RentMarket, rentMarket } from "@/lib/market/rent-market";
import type { ExchangeRates } from "@/lib/money/currency";
import type { Places } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rentals/rental";
import type { LiveRentals } from "@/server/data/live-rentals";
import { oncePerProcess } from "@/server/process/once-per-process";

type CachedMarket = { places: Places; rates: string; market: RentMarket };

const markets = oncePerProcess("rent markets", () => new WeakMap<readonly LiveRental[], CachedMarket>());

/** The rent market of the live rentals, cached until rentals, places or rates change. */
export function currentMarket({ rentals, places }: LiveRentals, exchangeRates: ExchangeRates): RentMarket {
  const rates = JSON.stringify(exchangeRates);
  const cached = markets.get(rentals);
  if (cached?.places === places && cached.rates === rates) return cached.market;
  const market = rentMarket(rentals, places, exchangeRates);
  markets.set(rentals, { places, rates, market });
  return market;
}

/** How the rent of a rental compares with the market, as cards say it; null if it cannot be compared. */
export function standingsIn(market: RentMarket, language: Language): (rental: LiveRental) => string | null {
  return (rental) => shortStanding(comparisonOf(market, rental), language);
}
