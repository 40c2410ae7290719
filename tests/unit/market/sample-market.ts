import { rentMarket } from "@/lib/market/rent-market";
import { collapsePlaces } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import { RATES } from "../money/rates";
import { type Change, sampleRental } from "../rental/sample-rental";

const place = (location_name: string, latitude: number, longitude: number, rental_count = 1) => ({
  ...{ location_name, latitude, longitude, rental_count },
});

/** Pererenan is 2 km from Canggu, Seminyak 6 km, Ubud far away. Batu Bolong has the point of Canggu. */
export const PLACES = collapsePlaces([
  place("canggu", -8.65, 115.13, 40),
  place("batu bolong", -8.65, 115.13, 3),
  place("pererenan", -8.645, 115.112),
  place("seminyak", -8.69, 115.168),
  place("ubud", -8.51, 115.26),
]);

/** Live homes with two bedrooms in Canggu, with these rents in millions a month. Ids count from `firstId`. */
export function homes(
  millions: readonly number[],
  change: Change<LiveRental> = {},
  firstId = 1,
): LiveRental[] {
  return millions.map((amount, index) =>
    sampleRental({ id: firstId + index, price_amount: amount * 1_000_000, ...change }),
  );
}

export function marketOf(rentals: readonly LiveRental[], rates = RATES) {
  return rentMarket(rentals, PLACES, rates);
}
