import { placeLabel } from "@/lib/geo/place-label";
import { DATE_RANGES, minBedroomsLabel, priceRangeLabel, SORTS } from "./options";
import { DEFAULT_QUERY, type Filters } from "./schema";

export type ActiveFilter = { key: keyof Filters; label: string };

/** The filters that are not at their default, in the order of the bar, worded for a removable chip. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const { location, price_range, min_bedrooms, dateRange, sort, keywords } = filters;
  const labels: Record<keyof Filters, string | null> = {
    location: location === "" ? null : placeLabel(location),
    price_range: price_range === null ? null : priceRangeLabel(price_range),
    min_bedrooms: min_bedrooms === null ? null : `${minBedroomsLabel(min_bedrooms)} bedrooms`,
    dateRange: dateRange === DEFAULT_QUERY.dateRange ? null : DATE_RANGES[dateRange].label,
    sort: sort === DEFAULT_QUERY.sort ? null : SORTS[sort],
    keywords: keywords === "" ? null : `"${keywords}"`,
  };
  const keys = Object.keys(labels).filter((key): key is keyof Filters => key in labels);
  return keys.flatMap((key) => {
    const label = labels[key];
    return label === null ? [] : [{ key, label }];
  });
}

/** The same filters with one of them back at its default. */
export function withoutFilter(filters: Filters, key: keyof Filters): Filters {
  return { ...filters, [key]: DEFAULT_QUERY[key] };
}
