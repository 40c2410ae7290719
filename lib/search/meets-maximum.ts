import type { Filters } from "@/lib/filters/filters";
import { inRupiah } from "@/lib/filters/options";
import type { ExchangeRates } from "@/lib/money/currency";
import type { LiveRental } from "@/lib/rentals/rental";
import { type AdvertisedHome, anyMeets } from "./advertised-homes";
import { basePricePerMonth } from "./compare-price";

type PriceFilters = Pick<Filters, "price_range" | "price_by" | "min_bedrooms">;

type Context = { rates: ExchangeRates; homesOf: (rental: LiveRental) => readonly AdvertisedHome[] };

/** Whether a home has at least `minimum` bedrooms (null: any number); null if its number is unknown. */
export const hasBedrooms = ({ bedrooms }: AdvertisedHome, minimum: number | null): boolean | null =>
  minimum === null ? true : bedrooms === null ? null : bedrooms >= minimum;

/**
 * Returns whether any home of a rental costs at most the maximum. Considers only homes with enough bedrooms, or all homes if
 * none has enough. Null if no home fits but one has no comparable rent, and always null without a maximum.
 */
export function meetsMaximum(
  { price_range: maximum, price_by, min_bedrooms }: PriceFilters,
  { rates, homesOf }: Context,
): (rental: LiveRental) => boolean | null {
  if (maximum === null) return () => null;
  const fits = (home: AdvertisedHome) => {
    const price = price_by === "month" ? basePricePerMonth(home, rates) : home.price_amount;
    return price === null ? null : price <= inRupiah(maximum);
  };
  return (rental) => {
    const homes = homesOf(rental);
    const largeEnough = homes.filter((home) => hasBedrooms(home, min_bedrooms) !== false);
    return anyMeets(largeEnough.length > 0 ? largeEnough : homes, fits);
  };
}
