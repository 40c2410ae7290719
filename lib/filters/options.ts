import { BASE_CURRENCY } from "@/lib/money/currency";
import type { MonthlyPrice } from "@/lib/money/monthly-price";

// The options of each filter as data: parser, label and query use the same table (docs/behaviour.md, F4 to F7).

/** Maximum prices, in millions of the listing's own currency. "All prices" means no maximum. */
export const PRICE_RANGES = [11, 15, 25, 38] as const;

export const MIN_BEDROOMS = [1, 2, 3, 4, 5, 6] as const;

/** 0 is a studio. */
export const MAX_BEDROOMS = [0, 1, 2, 3, 4, 5, 6] as const;

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
  usualRents: "Best against usual rents",
  reducedMost: "Reduced most",
  pricePerBedroomAsc: "Cheapest per bedroom",
} as const;

/** The amount to compare with the maximum: the advertised one, whatever its period, or the monthly price in rupiah. */
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
] as const;

export const INCLUDE_LABELS: Record<Include, string> = {
  wifi: "Wi-Fi",
  pets: "Pets allowed",
  pool: "Pool",
  ac: "AC",
  kitchen: "Kitchen",
  parking: "Parking",
  furnished: "Furnished",
  cleaning: "Cleaning",
  bills: "Bills included",
  electricity: "Electricity included",
  water: "Water included",
};

/** What an advert does not do that does not state an item; only for the server. */
export const INCLUDE_UNSTATED: Record<Include, string> = {
  wifi: "say whether there is Wi-Fi",
  pets: "say whether pets are allowed",
  pool: "say whether there is a pool",
  ac: "say whether there is AC",
  kitchen: "say whether there is a kitchen",
  parking: "say whether there is parking",
  furnished: "say whether it is furnished",
  cleaning: "say whether cleaning is included",
  bills: "say who pays the bills",
  electricity: "say who pays for electricity",
  water: "say who pays for water",
};

/** How many months a visitor stays: the longest minimum stay that suits. */
export const STAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type Include = (typeof INCLUDES)[number];
export type PriceRange = (typeof PRICE_RANGES)[number];
export type MinBedrooms = (typeof MIN_BEDROOMS)[number];
export type MaxBedrooms = (typeof MAX_BEDROOMS)[number];
export type Stay = (typeof STAYS)[number];
export type DateRange = keyof typeof DATE_RANGES;
export type Sort = keyof typeof SORTS;

/** "Up to 11M"; null is "All prices". */
export function priceRangeLabel(range: PriceRange | null): string {
  return range === null ? "All prices" : `Up to ${range}M`;
}

/** "2+"; null is "Any". */
export function atLeastLabel(count: MinBedrooms | null): string {
  return count === null ? "Any" : `${count}+`;
}

/** "3 months"; null is "Any stay". */
export function stayLabel(months: Stay | null): string {
  if (months === null) return "Any stay";
  return months === 1 ? "1 month" : `${months} months`;
}

/** "Available by 01 Dec 2026" for an ISO date. Avoids `Intl`, whose first format on a page blocks a phone. */
export function availableLabel(day: string | null): string {
  return `Available by ${new Date(day ?? "").toUTCString().slice(5, 16)}`;
}

/** A maximum price in rupiah instead of millions. */
export function inRupiah(range: PriceRange): number {
  return range * 1_000_000;
}

/**
 * Whether a listing's monthly price exceeds the maximum. Listings can pass the price filter and still do so, because that
 * compares the advertised amount (docs/behaviour.md, F4). False for other currencies: the maximum is in rupiah.
 */
export function exceedsMaximum(monthly: MonthlyPrice | null, maximum: PriceRange | null): boolean {
  if (monthly === null || maximum === null || monthly.currency !== BASE_CURRENCY) return false;
  return monthly.perMonth > inRupiah(maximum);
}
