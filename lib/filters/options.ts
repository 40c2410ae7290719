/** The choices of each filter as data: parser, label and query read the same table (SPEC section 9). */

/** Maximum price, in millions of the listing's own currency. "All prices" is the absence of a maximum. */
export const PRICE_RANGES = [11, 15, 25, 38] as const;

export const ALL_PRICES = "All prices";

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

export type PriceRange = (typeof PRICE_RANGES)[number];
export type MinBedrooms = (typeof MIN_BEDROOMS)[number];
export type DateRange = keyof typeof DATE_RANGES;
export type Sort = keyof typeof SORTS;

/** "Up to 11M"; null is "All prices". */
export function priceRangeLabel(range: PriceRange | null): string {
  return range === null ? ALL_PRICES : `Up to ${range}M`;
}

export function minBedroomsLabel(count: MinBedrooms): string {
  return `${count}+`;
}
