import type { Sort } from "@/lib/filters/options";
import type { ExchangeRates } from "@/lib/money/currency";
import { isDoubtful, pricePerBedroom } from "@/lib/money/monthly-price";
import type { LiveRental } from "@/lib/rentals/rental";
import { basePricePerMonth } from "./compare-price";
import type { SearchContext } from "./criteria";
import { photosFirst } from "./photos-first";
import { formerRent } from "./reduced-rent";

type Order = (rentals: readonly LiveRental[], context: SearchContext) => LiveRental[];

/** Moves doubtful prices to the end. */
function doubtfulLast(rentals: readonly LiveRental[], rates: ExchangeRates): LiveRental[] {
  const isLast = (rental: LiveRental) => isDoubtful(basePricePerMonth(rental, rates));
  const { likely = [], doubtful = [] } = Object.groupBy(rentals, (rental) =>
    isLast(rental) ? "doubtful" : "likely",
  );
  return [...likely, ...doubtful];
}

const byDefault: Order = (rentals, { rates }) => doubtfulLast(photosFirst(rentals), rates);

/**
 * Sorts by a value of the rental, the lowest first; those without one come last, in the given order. Computes each value once:
 * inside the comparison function it would be computed a hundred thousand times for five thousand rentals.
 */
function byValue(rentals: readonly LiveRental[], keyOf: (rental: LiveRental) => number | null): LiveRental[] {
  return rentals
    .map((rental) => ({ rental, value: keyOf(rental) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.value === b.value ? 0 : a.value - b.value))
    .map(({ rental }) => rental);
}

/**
 * Sorts by a value of the monthly price in the base currency, the lowest first. Doubtful prices come after the others, and rentals
 * without a price or with an infinite value last.
 */
const byPrice =
  (keyOf: (price: number, rental: LiveRental) => number): Order =>
  (rentals, { rates }) => {
    const priced = rentals.map((rental) => {
      const price = basePricePerMonth(rental, rates);
      const value = price === null ? Number.POSITIVE_INFINITY : keyOf(price, rental);
      const isLast = !Number.isFinite(value);
      return { rental, value: isLast ? 0 : value, trust: isLast ? 2 : Number(isDoubtful(price)) };
    });
    return priced.sort((a, b) => a.trust - b.trust || a.value - b.value).map(({ rental }) => rental);
  };

/** The orders of a list (docs/behaviour.md, L2, F7). The given rentals are newest first. */
export const ORDERS: Record<Sort, Order> = {
  none: byDefault,
  pricePerMonthAsc: byPrice((price) => price),
  pricePerMonthDesc: byPrice((price) => -price),
  pricePerBedroomAsc: byPrice((price, { bedrooms }) => pricePerBedroom(price, bedrooms)),
  usualRents: (rentals, context) =>
    byValue(byDefault(rentals, context), context.shareOfMedian ?? (() => null)),
  reducedMost: (rentals, context) =>
    byValue(byDefault(rentals, context), (rental) => {
      const before = formerRent(rental, context);
      return before && -before.reduction;
    }),
};
