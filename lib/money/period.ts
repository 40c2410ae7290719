export const RENTAL_PERIODS = ["month", "week", "day", "night", "year"] as const;

export type RentalPeriod = (typeof RENTAL_PERIODS)[number];

/** A rent as an advert asks it. `currency` is an ISO 4217 code; a null `period` counts as a month. */
export type PostedRent = { amount: number; currency: string; period: RentalPeriod | null };

/** Number of periods in a month (docs/behaviour.md, M2). */
const PERIODS_PER_MONTH: Record<RentalPeriod, number> = {
  month: 1,
  week: 52 / 12,
  day: 365 / 12,
  night: 365 / 12,
  year: 1 / 12,
};

/** Null if the amount is missing, negative or not finite. */
export function pricePerMonth(amount: number | null, period: RentalPeriod | null): number | null {
  if (amount === null || !Number.isFinite(amount) || amount < 0) return null;
  const monthly = amount * PERIODS_PER_MONTH[period ?? "month"];
  return Number.isFinite(monthly) ? monthly : null;
}

export function isSameRent(one: PostedRent | null, other: PostedRent): boolean {
  return one?.amount === other.amount && one.currency === other.currency && one.period === other.period;
}
