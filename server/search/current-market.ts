import { comparisonOf } from "@/lib/market/comparison";
import { shortStanding } from "@/lib/market/market-text";
import { type RentMarket, rentMarket } from "@/lib/market/rent-market";
import type { ExchangeRates } from "@/lib/money/currency";
import type { Places } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rentals/rental";
import type { LiveRentals } from "@/server/data/live-rentals";
import { oncePerProcess } from "@/server/http/once-per-process";

type KeptMarket = { places: Places; rates: string; market: RentMarket };

const kept = oncePerProcess("rent markets", () => new WeakMap<readonly LiveRental[], KeptMarket>());

/** The rents of the live rentals, computed once as long as neither these nor the rates change. */
export function currentMarket({ rentals, places }: LiveRentals, exchangeRates: ExchangeRates): RentMarket {
  const rates = JSON.stringify(exchangeRates);
  const known = kept.get(rentals);
  if (known?.places === places && known.rates === rates) return known.market;
  const market = rentMarket(rentals, places, exchangeRates);
  kept.set(rentals, { places, rates, market });
  return market;
}

/** Where rents stand, as cards say it. */
export function standingsIn(market: RentMarket): (rental: LiveRental) => string | null {
  return (rental) => shortStanding(comparisonOf(market, rental));
}
