import type { Filters } from "@/lib/filters/filters";
import { BASE_CURRENCY, type ExchangeRates } from "@/lib/money/currency";
import { perMonthIn, statesRent } from "@/lib/rental/rent";
import type { LiveRental } from "@/lib/rental/rental";
import { fitsByMonth, type SearchContext } from "./criteria";
import type { SplitRentals } from "./split-by-failed-filters";

/** How listed rentals relate to bounds of the price, or to an order by it (docs/behaviour.md, F17, F18). */
export type PriceFit = {
  /** Listed rentals with a home whose monthly price fits; null without a maximum, or if the list has only such rentals. */
  fitting: number | null;
  /** Rentals that cannot be compared with the bounds, because there is no rate between their currencies today. */
  withoutRate: number;
};

export function onlyFitting({ unstated }: Filters): Pick<Filters, "price_by" | "unstated"> {
  return { price_by: "month", unstated: unstated.filter((fact) => fact !== "price") };
}

/** Whether a list leaves out what cannot be compared: by the month, but not as advertised. */
export const isComparedByMonth = ({ price_by, price_min, price_max }: Filters): boolean =>
  price_by === "month" || price_min !== null || price_max !== null;

/** Rentals that a list omits because they state no comparable price. */
function notCompared({ failing }: SplitRentals): LiveRental[] {
  return failing.flatMap(({ criterion: { fact, isMet }, alone }) =>
    fact === "price" ? alone.filter((rental) => isMet(rental) === null) : [],
  );
}

/** Whether a rental's price cannot be converted to all of these currencies, because a rate is unknown. */
const lacksRate = ({ rent }: LiveRental, currencies: readonly string[], rates: ExchangeRates): boolean =>
  statesRent({ rent }) && currencies.some((currency) => perMonthIn(currency, rent, rates) === null);

export function priceFit(split: SplitRentals, filters: Filters, context: SearchContext): PriceFit {
  const { price_range, price_by, price_min, price_max, price_in, sort } = filters;
  const currencies = [
    ...(price_range === null && !sort.startsWith("pricePer") ? [] : [BASE_CURRENCY]),
    ...(price_min === null && price_max === null ? [] : [price_in]),
  ];
  if (currencies.length === 0) return { fitting: null, withoutRate: 0 };
  const { passing } = split;
  const counted = isComparedByMonth(filters) ? [...passing, ...notCompared(split)] : passing;
  const isFitAsked = price_range !== null && price_by === "advert";
  return {
    fitting: isFitAsked ? passing.filter(fitsByMonth(filters, context)).length : null,
    withoutRate: counted.filter((rental) => lacksRate(rental, currencies, context.rates)).length,
  };
}
