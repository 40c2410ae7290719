import type { RentalPeriod } from "./fact.ts";
import type { Bounds, Region } from "./region.ts";
import { readTable } from "./vocabulary/lexicon.ts";

/** A rent for a period, in a currency by its ISO 4217 code. */
export type Rent = {
  amount: number;
  currency: string;
  period: RentalPeriod;
  /** The minimum stay for this rent, absent if any stay will do. */
  fromMonths?: number;
};

export const isWithin = (value: number, { least, most }: Bounds): boolean => value >= least && value <= most;

const DAYS_IN_PERIOD: Record<RentalPeriod, number> = { month: 30, year: 365, week: 7, day: 1, night: 1 };

const PUBLISHING_ORDER: Record<RentalPeriod, number> = { month: 0, year: 1, week: 2, day: 3, night: 3 };

/** Rough rates in rupiahs, enough to recognise an implausible rent. */
const rates = new Map(
  readTable("rates.tsv")
    .trimEnd()
    .split("\n")
    .map((row) => row.split("\t"))
    .map(([currency, rupiahs]) => [currency, Number(rupiahs)] as const),
);

/** A sum in rupiahs, roughly. An unknown currency counts as rupiahs. */
export const inRupiahs = ({ amount, currency }: { amount: number; currency: string }): number =>
  amount * (rates.get(currency) ?? 1);

/** Whether homes of the region are let for a rent. */
export const isPlausible = (rent: Rent, { rents, currency }: Region): boolean =>
  isWithin(inRupiahs(rent) / inRupiahs({ amount: 1, currency: currency.code }), rents[rent.period]);

/** A rent in rupiahs for a day, roughly, to compare rents for different periods. */
export const perDay = (rent: Rent): number => inRupiahs(rent) / DAYS_IN_PERIOD[rent.period];

/** Order of publishing: month, year, week, day or night; then the shortest stay; then the lowest. */
export const byPublishing = (a: Rent, b: Rent): number =>
  PUBLISHING_ORDER[a.period] - PUBLISHING_ORDER[b.period] ||
  (a.fromMonths ?? 1) - (b.fromMonths ?? 1) ||
  inRupiahs(a) - inRupiahs(b);
