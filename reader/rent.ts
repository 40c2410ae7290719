import type { RentalPeriod } from "../lib/money/monthly-price.ts";
import { ROUGHLY_IN_RUPIAHS } from "./vocabulary/money.ts";

/** What is asked for a period; the currency as its ISO 4217 code. */
export type Rent = {
  amount: number;
  currency: string;
  period: RentalPeriod;
  /** The months of stay from which it is asked; absent where any stay will do. */
  fromMonths?: number;
};

/** What a home on Bali is let for, in rupiahs. */
const PLAUSIBLE: Readonly<Record<RentalPeriod, { least: number; most: number }>> = {
  month: { least: 400_000, most: 500_000_000 },
  year: { least: 4_000_000, most: 5_000_000_000 },
  week: { least: 200_000, most: 150_000_000 },
  day: { least: 60_000, most: 60_000_000 },
  night: { least: 60_000, most: 60_000_000 },
};

const DAYS: Readonly<Record<RentalPeriod, number>> = { month: 30, year: 365, week: 7, day: 1, night: 1 };

/** The order in which rents are published. */
const ORDER: Readonly<Record<RentalPeriod, number>> = { month: 0, year: 1, week: 2, day: 3, night: 3 };

/** Roughly, in rupiahs; a currency that is not in the table counts as rupiahs. */
export const inRupiahs = ({ amount, currency }: { amount: number; currency: string }): number =>
  amount * (ROUGHLY_IN_RUPIAHS[currency] ?? 1);

export const isPlausible = (rent: Rent): boolean =>
  inRupiahs(rent) >= PLAUSIBLE[rent.period].least && inRupiahs(rent) <= PLAUSIBLE[rent.period].most;

/** Roughly, in rupiahs for a day, so that rents for different periods can be compared. */
export const perDay = (rent: Rent): number => inRupiahs(rent) / DAYS[rent.period];

/** Month before year before week before day or night; then the shortest stay; then the lowest. */
export const byPublishing = (a: Rent, b: Rent): number =>
  ORDER[a.period] - ORDER[b.period] ||
  (a.fromMonths ?? 1) - (b.fromMonths ?? 1) ||
  inRupiahs(a) - inRupiahs(b);
