import type { Label } from "@/lib/filters/filter-row";
import type { Filters } from "@/lib/filters/filters";
import { maximumOf } from "@/lib/filters/options";
import { BASE_CURRENCY, type ExchangeRates } from "@/lib/money/currency";
import { compactAmount } from "@/lib/money/format-price";
import { bedroomsLabel } from "@/lib/rental/labels";
import { basePricePerMonth, perMonthIn } from "@/lib/rental/rent";
import type { LiveRental } from "@/lib/rental/rental";
import type { AdvertisedHome } from "./advertised-homes";
import { homesIn, type SearchContext } from "./criteria";

/** How far a rental misses a filter; 1 is the farthest that is still near. */
export type Miss = { text: Label; distance: number };

const RENT_TOLERANCE = 0.25;
const BEDROOM_TOLERANCE = 2;

const nearest = (misses: readonly Miss[]): Miss | null =>
  misses.toSorted((a, b) => a.distance - b.distance)[0] ?? null;

type Bound = { rent: number | null; bound: number | null; currency: string; isMinimum?: true };

function boundMiss({ rent, bound, currency, isMinimum }: Bound): Miss[] {
  if (rent === null || bound === null) return [];
  const beyond = isMinimum ? bound - rent : rent - bound;
  if (beyond <= 0) return [];
  const text: Label = (language) =>
    language.t(`search.${isMinimum ? "below" : "above"}`, {
      rent: compactAmount(beyond, currency, language, "up"),
    });
  return [{ text, distance: beyond / bound / RENT_TOLERANCE }];
}

function homeRentMiss(home: AdvertisedHome, filters: Filters, rates: ExchangeRates): Miss[] {
  const { price_range, price_by, price_min, price_max, price_in: currency } = filters;
  const rent = perMonthIn(currency, home.rent, rates);
  const misses = [
    ...boundMiss({
      rent: price_by === "month" ? basePricePerMonth(home.rent, rates) : (home.rent?.amount ?? null),
      bound: price_range && maximumOf(price_range),
      currency: BASE_CURRENCY,
    }),
    ...boundMiss({ rent, bound: price_max, currency }),
    ...boundMiss({ rent, bound: price_min, currency, isMinimum: true }),
  ];
  return misses.toSorted((a, b) => b.distance - a.distance).slice(0, 1);
}

/** The miss of the rental's nearest home; null if no rent can be compared. */
export function rentMiss(rental: LiveRental, filters: Filters, context: SearchContext): Miss | null {
  return nearest(homesIn(context)(rental).flatMap((home) => homeRentMiss(home, filters, context.rates)));
}

/** The miss of the rental's nearest home; null if none states its bedrooms. */
export function bedroomsMiss(
  rental: LiveRental,
  { min_bedrooms: min, max_bedrooms: max }: Filters,
  context: SearchContext,
): Miss | null {
  const counts = homesIn(context)(rental).flatMap(({ bedrooms }) =>
    bedrooms === null || bedrooms < 0 ? [] : [bedrooms],
  );
  return nearest(
    counts.map((count) => ({
      text: ({ t }) => bedroomsLabel(count, t),
      distance: Math.max((min ?? count) - count, count - (max ?? count)) / BEDROOM_TOLERANCE,
    })),
  );
}
