import { BASE_CURRENCY } from "@/lib/money/currency";
import type { MonthlyPrice } from "@/lib/money/monthly-price";

/** The choices of each filter as data: parser, label and query read the same table (docs/behaviour.md, F4 to F7). */

/** Maximum price, in millions of the listing's own currency. "All prices" is the absence of a maximum. */
export const PRICE_RANGES = [11, 15, 25, 38] as const;

export const MIN_BEDROOMS = [1, 2, 3, 4, 5, 6] as const;

/** Rolling windows over the posting date, in days. */
export const DATE_RANGES = {
  day: { label: "Last 24 Hours", days: 1 },
  week: { label: "Last 7 Days", days: 7 },
  month: { label: "Last 30 Days", days: 30 },
} as const;

export const SORTS = {
  none: "Sort: Default",
  pricePerMonthAsc: "Price / Month (low)",
  pricePerMonthDesc: "Price / Month (high)",
} as const;

/** What a maximum price is compared with: the advertised amount, whatever its period, or the monthly price in rupiah. */
export const PRICE_BY = ["advert", "month"] as const;

/** What an advert has to say yes to. */
export const INCLUDES = ["wifi", "pets"] as const;

export const INCLUDE_LABELS: Record<Include, string> = { wifi: "Wi-Fi", pets: "Pets allowed" };

/** The longest minimum stay, in months. */
export const STAYS = [1] as const;

export const STAY_LABEL = "A month or less";

/** Facts that an advert may not state, in the order of their filters. Such an advert passes only if the visitor says so. */
export const UNSTATED = ["price", "bedrooms", "wifi", "pets", "stay", "available"] as const;

/** Whether a fact stands in the texts of adverts alone: the others have columns. */
export const needsTexts = (fact: Unstated | null): boolean =>
  fact !== null && fact !== "price" && fact !== "bedrooms";

export type Unstated = (typeof UNSTATED)[number];
export type Include = (typeof INCLUDES)[number];
export type PriceRange = (typeof PRICE_RANGES)[number];
export type MinBedrooms = (typeof MIN_BEDROOMS)[number];
export type DateRange = keyof typeof DATE_RANGES;
export type Sort = keyof typeof SORTS;

/** "Up to 11M"; null is "All prices". */
export function priceRangeLabel(range: PriceRange | null): string {
  return range === null ? "All prices" : `Up to ${range}M`;
}

/** "2+"; null is "Any". */
export function minBedroomsLabel(count: MinBedrooms | null): string {
  return count === null ? "Any" : `${count}+`;
}

/** "Available by 01 Dec 2026" of an ISO date. Not with `Intl`, whose first format on a page blocks a phone. */
export function availableLabel(day: string): string {
  return `Available by ${new Date(day).toUTCString().slice(5, 16)}`;
}

/** A maximum price in rupiah. */
export function inRupiah(range: PriceRange): number {
  return range * 1_000_000;
}

/**
 * Whether a listing that passed the price filter, which compares the raw amount (docs/behaviour.md, F4), costs more
 * than the maximum by the month. Only rupiah can be compared with a maximum in millions of rupiah.
 */
export function exceedsMaximum(monthly: MonthlyPrice | null, maximum: PriceRange | null): boolean {
  if (monthly === null || maximum === null || monthly.currency !== BASE_CURRENCY) return false;
  return monthly.perMonth > inRupiah(maximum);
}
