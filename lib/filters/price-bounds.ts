import { createParser, parseAsStringLiteral } from "nuqs/server";
import { BASE_CURRENCY, DISPLAY_CURRENCIES, RENT_UNIT } from "@/lib/money/currency";

/** A whole amount. `settledPrices` makes it a bound. */
export const parseAsRent = createParser({
  parse: (value) => (/^\d{1,15}$/.test(value) ? Number(value) : null),
  serialize: String,
});

export const parseAsCurrency = parseAsStringLiteral(DISPLAY_CURRENCIES).withDefault(BASE_CURRENCY);

/** Bounds of the monthly rent, in whole units of `price_in`. */
export type PriceBounds = {
  price_min: number | null;
  price_max: number | null;
  price_in: typeof parseAsCurrency.defaultValue;
};

/** Steps of the bounds, to have few addresses, and the largest bound. */
const BASE = { step: RENT_UNIT / 2, most: 2_000 * RENT_UNIT };
const OTHERS = { step: 25, most: 100_000 };

const UNITS_BELOW = 1_000;

/** "15" in rupiah is 15 million. */
const meant = (amount: number, { price_in }: PriceBounds) =>
  price_in === BASE_CURRENCY && amount < UNITS_BELOW ? amount * RENT_UNIT : amount;

/** Null for a bound of 0, which bounds nothing. */
function toStep(amount: number | null, bounds: PriceBounds, round: (steps: number) => number): number | null {
  if (amount === null) return null;
  const { step, most } = bounds.price_in === BASE_CURRENCY ? BASE : OTHERS;
  return Math.min(round(meant(amount, bounds) / step) * step, most) || null;
}

export function areSwapped(bounds: PriceBounds): boolean {
  const { price_min: min, price_max: max } = bounds;
  return min !== null && max !== null && max > 0 && meant(min, bounds) > meant(max, bounds);
}

/** Canonical bounds (docs/behaviour.md, F21): in order, rounded outward to whole steps, without a currency if there are none. */
export function settledPrices(bounds: PriceBounds): PriceBounds {
  const { price_min: min, price_max: max } = bounds;
  const [low, high] = areSwapped(bounds) ? [max, min] : [min, max];
  const price_min = toStep(low, bounds, Math.floor);
  const price_max = toStep(high, bounds, Math.ceil);
  const isFree = price_min === null && price_max === null;
  return { price_min, price_max, price_in: isFree ? BASE_CURRENCY : bounds.price_in };
}
