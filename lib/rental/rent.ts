import type { Language } from "../language/translator.ts";
import { BASE_CURRENCY, convert, type ExchangeRates } from "../money/currency.ts";
import { compactAmount, isSameInShort } from "../money/format-price.ts";
import { type PostedRent, pricePerMonth, type RentalPeriod } from "../money/period.ts";

/** What a home costs: as posted, and by the month in the same currency. */
export type Rent = PostedRent & {
  /** Null for a placeholder, which many adverts of one source share (docs/behaviour.md, M10). */
  price_per_month: number | null;
};

/** A rent whose monthly price can be compared. */
export type MonthlyRent = Rent & { price_per_month: number };

/** The rent of a row; null if it has no usable amount. */
export function rentOf(
  amount: number | null,
  currency: string | null,
  period: RentalPeriod | null,
): MonthlyRent | null {
  const price_per_month = pricePerMonth(amount, period);
  if (amount === null || price_per_month === null) return null;
  return { amount, currency: currency ?? BASE_CURRENCY, period, price_per_month };
}

/** The monthly price in another currency; null for a placeholder, or if a rate is unknown. */
export function perMonthIn(currency: string, rent: Rent | null, rates: ExchangeRates): number | null {
  if (rent === null || rent.price_per_month === null) return null;
  return convert(rent.price_per_month, rent.currency, currency, rates);
}

export const basePricePerMonth = (rent: Rent | null, rates: ExchangeRates): number | null =>
  perMonthIn(BASE_CURRENCY, rent, rates);

/** Whether a monthly price is stated; a placeholder states none. */
export const statesRent = ({ rent }: { rent: Rent | null }): boolean =>
  (rent?.price_per_month ?? null) !== null;

/** Whether the rent is asked by the month, not by the night, week or year (docs/behaviour.md, F24). */
export const asksByMonth = ({ rent }: { rent: Rent | null }): boolean => rent?.period === "month";

/** Infinite without bedrooms. */
export function pricePerBedroom(perMonth: number, bedrooms: number | null): number {
  return bedrooms === null || bedrooms <= 0 ? Number.POSITIVE_INFINITY : perMonth / bedrooms;
}

const LEAST_SHOWN = +(process.env.REGION_SHOWNRENTS_LEAST ?? Number.NaN);
const MOST_SHOWN = +(process.env.REGION_SHOWNRENTS_MOST ?? Number.NaN);

/** Implausible in the base currency (docs/behaviour.md, M6): "35" for 35 million, a daily price labelled as monthly, a sale price. */
export function isDoubtful(basePerMonth: number | null): boolean {
  return basePerMonth !== null && (basePerMonth < LEAST_SHOWN || basePerMonth > MOST_SHOWN);
}

/** Null if the rent is missing, a placeholder or doubtful. */
export function plausibleRent(rent: Rent | null, rates: ExchangeRates): MonthlyRent | null {
  if (rent === null || rent.price_per_month === null || isDoubtful(basePricePerMonth(rent, rates)))
    return null;
  return { ...rent, price_per_month: rent.price_per_month };
}

/** "Rp 35M / month" in the advert's own currency; null unless plausible. */
export function shortMonthlyRent(rent: Rent | null, rates: ExchangeRates, language: Language): string | null {
  const plausible = plausibleRent(rent, rates);
  if (plausible === null) return null;
  const { price_per_month, currency } = plausible;
  return language.t("money.per.month", { price: compactAmount(price_per_month, currency, language) });
}

export type DifferingRent = {
  amount: number;
  currency: string;
  /** By which share of the other rent the listing asks less; negative if it asks more. */
  reduction: number;
};

/** Null if the rents are equal in short form, implausible, or of another period or currency (docs/behaviour.md, D10, F23). */
export function differingRent(
  listed: Rent | null,
  other: Rent | null,
  rates: ExchangeRates,
): DifferingRent | null {
  const [own, before] = [plausibleRent(listed, rates), plausibleRent(other, rates)];
  if (own === null || before === null) return null;
  const { amount, currency, period } = before;
  if (own.currency !== currency || own.period !== period) return null;
  if (isSameInShort(amount, own.amount, currency)) return null;
  return { amount, currency, reduction: 1 - own.price_per_month / before.price_per_month };
}
