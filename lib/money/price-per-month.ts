export const RENTAL_PERIODS = ["month", "week", "day", "night", "year"] as const;

export type RentalPeriod = (typeof RENTAL_PERIODS)[number];

/** Price periods in a month (SPEC section 9). */
const PERIODS_PER_MONTH: Record<RentalPeriod, number> = {
  month: 1,
  week: 52 / 12,
  day: 365 / 12,
  night: 365 / 12,
  year: 1 / 12,
};

/**
 * The monthly price in the listing's own currency. Null when it is unavailable: no amount, not finite, or a
 * negative one. An amount without a period is a monthly price, as on a site of monthly rentals.
 */
export function pricePerMonth(amount: number | null, period: RentalPeriod | null): number | null {
  if (amount === null || !Number.isFinite(amount) || amount < 0) return null;
  const monthly = amount * PERIODS_PER_MONTH[period ?? "month"];
  return Number.isFinite(monthly) ? monthly : null;
}
