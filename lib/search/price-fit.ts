import type { Filters } from "@/lib/filters/filters";
import type { LiveRental } from "@/lib/rentals/rental";
import { lacksRate } from "./compare-price";
import { fitsByMonth, type SearchContext } from "./criteria";
import { rentalsPassing } from "./search";

/** How listed rentals relate to a maximum monthly price (docs/behaviour.md, F17, F18). */
export type PriceFit = {
  /** Listed rentals with a home whose monthly price fits; null without a maximum, or if the list has only such rentals. */
  fitting: number | null;
  /** Rentals that cannot be compared with the maximum, because there is no rate for their currency today. */
  withoutRate: number;
};

/** The change of the filters that lists only rentals whose monthly price fits. */
export function onlyFitting({ unstated }: Filters): Pick<Filters, "price_by" | "unstated"> {
  return { price_by: "month", unstated: unstated.filter((fact) => fact !== "price") };
}

/** Counts rentals under a maximum price. Counts rentals without a rate even if the maximum excludes them. */
export function priceFit(rentals: readonly LiveRental[], filters: Filters, context: SearchContext): PriceFit {
  const { price_range, price_by, unstated } = filters;
  if (price_range === null) return { fitting: null, withoutRate: 0 };
  const isByAdvert = price_by === "advert";
  const counted: Filters = isByAdvert ? filters : { ...filters, unstated: [...unstated, "price"] };
  const listed = rentalsPassing(rentals, counted, context);
  return {
    fitting: isByAdvert ? listed.filter(fitsByMonth(filters, context)).length : null,
    withoutRate: listed.filter((rental) => lacksRate(rental, context.rates)).length,
  };
}
