import type { Locale } from "@/lib/language/locales";
import type { Language, Translator } from "@/lib/language/translator";
import { RENT_UNIT } from "@/lib/money/currency";
import { compactNumber } from "@/lib/money/format-price";

// The options of filters: parser, label and query use the same table (docs/behaviour.md, F4 to F7).

/** Maximum prices in units of rents, as addresses have them: millions of rupiah. */
export const PRICE_RANGES: readonly number[] = JSON.parse(process.env.REGION_PRICESTEPS ?? "[]").map(
  (step: number) => step / RENT_UNIT,
);

export const MIN_BEDROOMS = [1, 2, 3, 4, 5, 6] as const;

export const MAX_BEDROOMS = [0, 1, 2, 3, 4, 5, 6] as const;

export const MIN_BATHROOMS = [1, 2, 3, 4] as const;

/** Kinds of home; the words of listings for them are in lib/rental/home-type.ts. */
export const HOME_TYPES = ["room", "guesthouse", "apartment", "house", "villa"] as const;

export const DATE_RANGES = {
  day: { days: 1 },
  week: { days: 7 },
  month: { days: 30 },
} as const;

export const SORTS = [
  "none",
  "pricePerMonthAsc",
  "pricePerMonthDesc",
  "usualRents",
  "reducedMost",
  "pricePerBedroomAsc",
] as const;

/** What is compared with the maximum: the advertised amount, whatever its period, or the monthly price in rupiah. */
export const PRICE_BY = ["advert", "month"] as const;

/** What an advert can be required to include, the most wanted first. "bills" are electricity and water. */
export const INCLUDES = [
  "wifi",
  "pets",
  "pool",
  "ac",
  "kitchen",
  "parking",
  "furnished",
  "cleaning",
  "bills",
  "electricity",
  "water",
  "women_only",
] as const;

/** Months: the longest minimum stay that suits. */
export const STAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type Include = (typeof INCLUDES)[number];
export type HomeType = (typeof HOME_TYPES)[number];
export type PriceRange = (typeof PRICE_RANGES)[number];
export type Stay = (typeof STAYS)[number];
export type DateRange = keyof typeof DATE_RANGES;
export type Sort = (typeof SORTS)[number];

export function priceRangeLabel(range: PriceRange | null, { locale, t }: Language): string {
  if (range === null) return t("filters.allPrices");
  return t("filters.upTo", { count: compactNumber(maximumOf(range), { locale, t }) });
}

export function atLeastLabel(count: number | null, { t }: Language): string {
  return count === null ? t("filters.any") : `${count}+`;
}

/** "Up to 2", "Studio", "Any" */
export function maxBedroomsLabel(count: number | null, { t }: Language): string {
  if (count === null) return t("filters.any");
  return count === 0 ? t("filters.studio") : t("filters.upTo", { count });
}

export function stayLabel(months: Stay | null, t: Translator): string {
  return months === null ? t("stay.any") : t("stay.months", { count: months });
}

/** "01 Dec 2026" for an ISO date. English avoids `Intl`, whose first format on a page blocks a phone. */
export function wholeDate(day: string, locale: Locale): string {
  const date = new Date(day);
  if (locale === "en") return date.toUTCString().slice(5, 16);
  return date.toLocaleDateString(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** In the base currency. */
export function maximumOf(range: PriceRange): number {
  return range * RENT_UNIT;
}
