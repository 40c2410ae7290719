import type { Sort } from "@/lib/filters/options";
import type { ExchangeRates } from "@/lib/money/currency";
import { basePricePerMonth, isDoubtful, pricePerBedroom } from "@/lib/rental/rent";
import type { LiveRental } from "@/lib/rental/rental";
import { regionDayNumber } from "@/lib/time/region-day";
import type { SearchContext } from "./criteria";
import { formerRent } from "./reduced-rent";

type Order = (rentals: readonly LiveRental[], context: SearchContext) => LiveRental[];

export function passingFirst(
  rentals: readonly LiveRental[],
  passes: (rental: LiveRental) => boolean,
): LiveRental[] {
  const { passing = [], others = [] } = Object.groupBy(rentals, (rental) =>
    passes(rental) ? "passing" : "others",
  );
  return [...passing, ...others];
}

/** Moves fitting rentals to the front. A doubtful price never fits. */
export function fittingFirst(
  rentals: readonly LiveRental[],
  fits: (rental: LiveRental) => boolean,
  rates: ExchangeRates,
): LiveRental[] {
  return passingFirst(
    rentals,
    (rental) => !isDoubtful(basePricePerMonth(rental.rent, rates)) && fits(rental),
  );
}

/**
 * Puts rentals with photos or videos first within each calendar day of the region (docs/behaviour.md, L2). Visitors see only the
 * day of a posting, so the list still appears to be newest first.
 */
export function photosFirst(rentals: readonly LiveRental[]): LiveRental[] {
  const days = Map.groupBy(rentals, ({ posted_at }) => regionDayNumber(Date.parse(posted_at ?? "")));
  return [...days.values()].flatMap((day) => passingFirst(day, ({ media_urls }) => media_urls.length > 0));
}

const byDefault: Order = (rentals, { rates }) => fittingFirst(photosFirst(rentals), () => true, rates);

/** Lowest value first, rentals without one last. Computes each value once, not in each of a hundred thousand comparisons. */
function byValue(rentals: readonly LiveRental[], keyOf: (rental: LiveRental) => number | null): LiveRental[] {
  return rentals
    .map((rental) => ({ rental, value: keyOf(rental) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.value === b.value ? 0 : a.value - b.value))
    .map(({ rental }) => rental);
}

/** Sorts by a value of the monthly price in the base currency, then doubtful prices, then rentals without a finite value. */
const byPrice =
  (keyOf: (price: number, rental: LiveRental) => number): Order =>
  (rentals, { rates }) => {
    const priced = rentals.map((rental) => {
      const price = basePricePerMonth(rental.rent, rates);
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
