import { BASE_CURRENCY, convert, type ExchangeRates } from "@/lib/money/currency";
import { plausiblePrice } from "@/lib/money/monthly-price";
import { type Places, placeIndex } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { type Quartiles, quartilesOf } from "./quartiles";
import { MIN_RENTS } from "./rent-market";

export type NightRents = Quartiles & { count: number };

/** In rupiah; null if a listing is not let by the night, or the rent is doubtful. */
function nightRent(rental: LiveRental, rates: ExchangeRates): number | null {
  const { price_amount: amount, price_currency: currency, rental_period: period } = rental;
  if ((period !== "night" && period !== "day") || amount === null || plausiblePrice(rental, rates) === null)
    return null;
  return convert(amount, currency ?? BASE_CURRENCY, BASE_CURRENCY, rates);
}

/** Rents by the night, of homes of any size, by index of the place (docs/behaviour.md, A11). */
export function nightRentsByPlace(
  rentals: readonly LiveRental[],
  places: Places,
  rates: ExchangeRates,
): Map<number, NightRents> {
  const byPlace = Map.groupBy(rentals, ({ location }) => placeIndex(places, location));
  return new Map(
    [...byPlace].flatMap(([place, listed]) => {
      const rents = listed.flatMap((rental) => nightRent(rental, rates) ?? []).sort((a, b) => a - b);
      return place === null || rents.length < MIN_RENTS
        ? []
        : [[place, { count: rents.length, ...quartilesOf(rents) }]];
    }),
  );
}
