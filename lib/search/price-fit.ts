import type { Filters } from "@/lib/filters/filters";
import type { LiveRental } from "@/lib/rentals/rental";
import { lacksRate } from "./compare-price";
import { fitsByMonth, type SearchContext } from "./criteria";
import { rentalsPassing } from "./search";

/** How the homes under a maximum price do by the month (docs/behaviour.md, F17, F18). */
export type PriceFit = {
  /** How many of those that are listed have a home that fits by the month; null without a maximum, and where only those are listed. */
  fitting: number | null;
  /** How many cannot be compared with the maximum, because today there is no rate for their currency. */
  withoutRate: number;
};

/** The change of the filters that lists only what fits by the month. */
export function onlyFitting({ unstated }: Filters): Pick<Filters, "price_by" | "unstated"> {
  return { price_by: "month", unstated: unstated.filter((fact) => fact !== "price") };
}

/** Counts what is listed; where the maximum leaves out homes without a rate, these. */
export function priceFit(rentals: readonly LiveRental[], filters: Filters, context: SearchContext): PriceFit {
  const { price_range, price_by, unstated } = filters;
  if (price_range === null) return { fitting: null, withoutRate: 0 };
  const isRaw = price_by === "advert";
  const counted: Filters = isRaw ? filters : { ...filters, unstated: [...unstated, "price"] };
  const listed = rentalsPassing(rentals, counted, context);
  return {
    fitting: isRaw ? listed.filter(fitsByMonth(filters, context)).length : null,
    withoutRate: listed.filter((one) => lacksRate(one, context.rates)).length,
  };
}
