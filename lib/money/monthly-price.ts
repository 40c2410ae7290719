import { BASE_CURRENCY, convert, type ExchangeRates } from "./currency.ts";

export const RENTAL_PERIODS = ["month", "week", "day", "night", "year"] as const;

export type RentalPeriod = (typeof RENTAL_PERIODS)[number];

/** Number of periods in a month (docs/behaviour.md, M2). */
const PERIODS_PER_MONTH: Record<RentalPeriod, number> = {
  month: 1,
  week: 52 / 12,
  day: 365 / 12,
  night: 365 / 12,
  year: 1 / 12,
};

/** Null if the amount is missing, negative or not finite. An amount without a period counts as monthly. */
export function pricePerMonth(amount: number | null, period: RentalPeriod | null): number | null {
  if (amount === null || !Number.isFinite(amount) || amount < 0) return null;
  const monthly = amount * PERIODS_PER_MONTH[period ?? "month"];
  return Number.isFinite(monthly) ? monthly : null;
}

/** Infinite without bedrooms. */
export function pricePerBedroom(perMonth: number, bedrooms: number | null): number {
  return bedrooms === null || bedrooms <= 0 ? Number.POSITIVE_INFINITY : perMonth / bedrooms;
}

/** In the listing's own currency. `advertised`: the advert states it by the month. */
export type MonthlyPrice = { perMonth: number; currency: string; advertised: boolean };

export type Priced = {
  price_amount: number | null;
  price_currency: string | null;
  rental_period: RentalPeriod | null;
  hasPlaceholderPrice?: true;
};

/** Null if the price is missing or a placeholder. */
export function monthlyPrice(priced: Priced): MonthlyPrice | null {
  const { price_amount, price_currency, rental_period } = priced;
  const perMonth = pricePerMonth(price_amount, rental_period);
  if (perMonth === null || priced.hasPlaceholderPrice) return null;
  return { perMonth, currency: price_currency ?? BASE_CURRENCY, advertised: rental_period === "month" };
}

const LEAST_SHOWN = +(process.env.REGION_SHOWNRENTS_LEAST ?? Number.NaN);
const MOST_SHOWN = +(process.env.REGION_SHOWNRENTS_MOST ?? Number.NaN);

/** Implausible in the base currency (docs/behaviour.md, M6): "35" for 35 million, a daily price labelled as monthly, a sale price. */
export function isDoubtful(basePerMonth: number | null): boolean {
  return basePerMonth !== null && (basePerMonth < LEAST_SHOWN || basePerMonth > MOST_SHOWN);
}

export function isDoubtfulPrice(monthly: MonthlyPrice | null, rates: ExchangeRates): boolean {
  return monthly !== null && isDoubtful(convert(monthly.perMonth, monthly.currency, BASE_CURRENCY, rates));
}

/** The monthly price for titles, descriptions and offers; null if it is unknown or doubtful. */
export function plausiblePrice(priced: Priced, rates: ExchangeRates): MonthlyPrice | null {
  const monthly = monthlyPrice(priced);
  return isDoubtfulPrice(monthly, rates) ? null : monthly;
}
