import type { Filters } from "@/lib/filters/filters";
import { inRupiah } from "@/lib/filters/options";
import type { ExchangeRates } from "@/lib/money/currency";
import type { LiveRental } from "@/lib/rentals/rental";
import { basePricePerMonth } from "./compare-price";
import { anyMeets, type LetHome } from "./let-homes";

type Asked = Pick<Filters, "price_range" | "price_by" | "min_bedrooms">;

type Known = { rates: ExchangeRates; homesOf: (rental: LiveRental) => readonly LetHome[] };

/** Whether a home has the bedrooms asked for; null where it does not say how many it has. */
export const hasBedrooms = ({ bedrooms }: LetHome, minimum: number | null): boolean | null =>
  minimum === null ? true : bedrooms === null ? null : bedrooms >= minimum;

/**
 * Whether a home of a rental fits the maximum price whole, with the bedrooms asked for; where none has them, whether any fits.
 * Null where no home fits and one states no rent that can be compared; null for all without a maximum.
 */
export function meetsMaximum(
  { price_range: maximum, price_by, min_bedrooms }: Asked,
  { rates, homesOf }: Known,
): (rental: LiveRental) => boolean | null {
  if (maximum === null) return () => null;
  const fits = (home: LetHome) => {
    const price = price_by === "month" ? basePricePerMonth(home, rates) : home.price_amount;
    return price === null ? null : price <= inRupiah(maximum);
  };
  return (rental) => {
    const homes = homesOf(rental);
    const large = homes.filter((home) => hasBedrooms(home, min_bedrooms) !== false);
    return anyMeets(large.length > 0 ? large : homes, fits);
  };
}
