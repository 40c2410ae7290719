import type { Kind } from "./home-line.ts";
import type { Random } from "./random.ts";
import type { Currency, RentalPeriod } from "./row.ts";

/** Asking price as the advert puts it. null: the advert does not say. */
export interface Price {
  amount: number | null;
  currency: Currency | null;
  period: RentalPeriod | null;
}

interface Market {
  kind: Kind;
  bedrooms: number | null;
  /** Relative to Canggu. */
  rentLevel: number;
  /** Its author does not ask for foreign money. */
  inRupiah: boolean;
  /** Its title says that it is let by the month. */
  byTheMonth: boolean;
}

type Range = readonly [min: number, max: number];

/** Million rupiah a month in Canggu, by kind and bedrooms (the last range serves larger homes). */
const monthlyRent: Record<Kind, readonly [Range, ...Range[]]> = {
  villa: [
    [18, 28],
    [35, 45],
    [50, 68],
    [84, 115],
    [115, 148],
  ],
  house: [
    [9, 13],
    [15, 22],
    [22, 32],
    [30, 42],
  ],
  townhouse: [
    [14, 18],
    [24, 32],
  ],
  apartment: [
    [12, 18],
    [19, 27],
  ],
  studio: [[8.5, 14]],
  loft: [[14, 20]],
  room: [[3.8, 7.5]],
  guesthouse: [[5.5, 9]],
  bungalow: [[10, 16]],
  cabin: [[11, 16]],
};

/** Rupiah for one unit, rounded from a round asking rate. */
const rupiahPer: Record<Currency, number> = { IDR: 1, USD: 17_000, EUR: 19_500 };

/** How owners turn a month's rent into another period: long stays are cheaper, short ones dearer. */
const periodFactor: Record<RentalPeriod, number> = {
  month: 1,
  year: 12 * 0.8,
  week: (12 / 52) * 1.2,
  day: (12 / 365) * 1.45,
  night: (12 / 365) * 1.55,
};

const shortStays: ReadonlySet<Kind> = new Set(["villa", "studio", "guesthouse", "bungalow", "cabin"]);

function roundTo(amount: number, step: number): number {
  return Math.max(step, Math.round(amount / step) * step);
}

/** Rounds as people ask: to 5, 1 or half a million, 100,000 or 25,000 rupiah; to 50, 10 or 5 of the other currencies. */
function roundAsking(amount: number, currency: Currency): number {
  if (currency === "IDR") {
    if (amount >= 100e6) return roundTo(amount, 5e6);
    if (amount >= 60e6) return roundTo(amount, 1e6);
    if (amount >= 10e6) return roundTo(amount, 0.5e6);
    return roundTo(amount, amount >= 1e6 ? 0.1e6 : 25_000);
  }
  if (amount >= 1000) return roundTo(amount, 50);
  return roundTo(amount, amount >= 200 ? 10 : 5);
}

function drawPeriod(kind: Kind, random: Random): RentalPeriod {
  if (kind === "house" || kind === "townhouse") {
    return random.weighted([
      [70, "month"],
      [30, "year"],
    ]);
  }
  const short = shortStays.has(kind) ? 6 : 1;
  return random.weighted([
    [80, "month"],
    [6, "year"],
    [short, "week"],
    [short, "day"],
    [short, "night"],
  ]);
}

/**
 * Draws the asking price of a home: its market's monthly rent in the period and
 * currency of the advert. About one advert in sixteen names no price, a few name a number without a currency.
 */
export function drawPrice(
  { kind, bedrooms, rentLevel, inRupiah, byTheMonth }: Market,
  random: Random,
): Price {
  const ranges = monthlyRent[kind];
  const [min, max] = ranges[Math.min(Math.max(bedrooms ?? 1, 1), ranges.length) - 1] ?? ranges[0];
  const monthly = random.between(min, max) * rentLevel * 1e6;
  if (random.chance(0.06)) return { amount: null, currency: null, period: null };

  const period = byTheMonth ? "month" : drawPeriod(kind, random);
  const foreign = !inRupiah && monthly > 14e6 && period !== "year";
  const currency = random.weighted<Currency>([
    [84, "IDR"],
    [foreign ? 14 : 0, "USD"],
    [foreign ? 8 : 0, "EUR"],
  ]);
  const amount = roundAsking((monthly * periodFactor[period]) / rupiahPer[currency], currency);
  const unsaid = currency === "IDR" && period === "month" && random.chance(0.025);
  return { amount, currency: unsaid ? null : currency, period };
}
