import type { Filters } from "@/lib/filters/filters";
import { inRupiah } from "@/lib/filters/options";
import type { ExchangeRates } from "@/lib/money/currency";
import type { LiveRental } from "@/lib/rentals/rental";
import { type AdvertisedHome, anyMeets } from "./advertised-homes";
import { basePricePerMonth } from "./compare-price";

type BedroomFilters = Pick<Filters, "min_bedrooms" | "max_bedrooms">;

type PriceFilters = Pick<Filters, "price_range" | "price_by"> & BedroomFilters;

type Context = { rates: ExchangeRates; homesOf: (rental: LiveRental) => readonly AdvertisedHome[] };

/** Whether the number of a home's bedrooms is within the bounds; null if it is unknown, true without bounds. */
export function hasBedrooms(
  { bedrooms }: AdvertisedHome,
  { min_bedrooms: min, max_bedrooms: max }: BedroomFilters,
): boolean | null {
  if (min === null && max === null) return true;
  return bedrooms === null ? null : bedrooms >= (min ?? 0) && bedrooms <= (max ?? Number.POSITIVE_INFINITY);
}

/**
 * Returns whether any home of a rental costs at most the maximum. Considers only homes with as many bedrooms as asked
 * for, or all homes if none has. Null if no home fits but one has no comparable rent, and always null without a maximum.
 */
export function meetsMaximum(
  filters: PriceFilters,
  { rates, homesOf }: Context,
): (rental: LiveRental) => boolean | null {
  const { price_range: maximum, price_by } = filters;
  if (maximum === null) return () => null;
  const fits = (home: AdvertisedHome) => {
    const price = price_by === "month" ? basePricePerMonth(home, rates) : home.price_amount;
    return price === null ? null : price <= inRupiah(maximum);
  };
  return (rental) => {
    const homes = homesOf(rental);
    const largeEnough = homes.filter((home) => hasBedrooms(home, filters) !== false);
    return anyMeets(largeEnough.length > 0 ? largeEnough : homes, fits);
  };
}
