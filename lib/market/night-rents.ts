import { BASE_CURRENCY, convert, type ExchangeRates } from "@/lib/money/currency";
import { type Places, placeIndex } from "@/lib/places/places";
import { plausibleRent } from "@/lib/rental/rent";
import type { LiveRental } from "@/lib/rental/rental";
import { type Quartiles, quartilesOf } from "./quartiles";
import { MIN_RENTS } from "./rent-market";

export type NightRents = Quartiles & { count: number };

/** In rupiah; null if a listing is not let by the night, or the rent is doubtful. */
function nightRent(rental: LiveRental, rates: ExchangeRates): number | null {
  const rent = plausibleRent(rental.rent, rates);
  if (rent?.period !== "night" && rent?.period !== "day") return null;
  return convert(rent.amount, rent.currency, BASE_CURRENCY, rates);
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
