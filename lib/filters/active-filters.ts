import { placeLabel } from "@/lib/places/place-label";
import {
  availableLabel,
  DATE_RANGES,
  INCLUDE_LABELS,
  minBedroomsLabel,
  priceRangeLabel,
  SORTS,
  STAY_LABEL,
  type Unstated,
} from "./options";
import { DEFAULT_QUERY, type Filters } from "./schema";

/** The filters proper; the other keys modify how one of them works. */
export type ActiveKey = Exclude<keyof Filters, "price_by" | "unstated">;

export type ActiveFilter = {
  key: ActiveKey;
  label: string;
  /** What takes it away. */
  change: Partial<Filters>;
};

/** The filters that are not at their default, in the order of the filter bar, with labels for removable chips. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const { location, price_range, min_bedrooms, dateRange, sort, keywords, price_by, unstated } = filters;
  const { includes, stay, available } = filters;
  const byMonth = price_by === "month" ? " per month" : "";
  const orNot = (fact: Unstated) => (unstated.includes(fact) ? " or not stated" : "");
  const labels: Record<Exclude<ActiveKey, "includes">, string | null> = {
    location: location === "" ? null : placeLabel(location),
    price_range: price_range === null ? null : priceRangeLabel(price_range) + byMonth + orNot("price"),
    min_bedrooms:
      min_bedrooms === null ? null : `${minBedroomsLabel(min_bedrooms)} bedrooms${orNot("bedrooms")}`,
    dateRange: dateRange === DEFAULT_QUERY.dateRange ? null : DATE_RANGES[dateRange].label,
    sort: sort === DEFAULT_QUERY.sort ? null : SORTS[sort],
    keywords: keywords === "" ? null : `"${keywords}"`,
    stay: stay === null ? null : `Stay: ${STAY_LABEL.toLowerCase()}${orNot("stay")}`,
    available: available === null ? null : availableLabel(available) + orNot("available"),
  };
  const keys = Object.keys(labels).filter((key): key is keyof typeof labels => key in labels);
  return [
    ...keys.flatMap((key): ActiveFilter[] => {
      const label = labels[key];
      return label === null ? [] : [{ key, label, change: { [key]: DEFAULT_QUERY[key] } }];
    }),
    ...includes.map((include): ActiveFilter => {
      const others = includes.filter((other) => other !== include);
      return {
        key: "includes",
        label: INCLUDE_LABELS[include] + orNot(include),
        change: { includes: others },
      };
    }),
  ];
}

/** A filter to remove, and how many rentals that would give. */
export type Relaxation = { label: string; change: Partial<Filters>; count: number };

const MAX_OFFERED = 3;

/** The label of each relaxation; of what an advert includes it is the filter's own. */
const LABELS: Record<Exclude<ActiveKey, "includes">, string> = {
  location: "Anywhere in Bali",
  price_range: "Any price",
  min_bedrooms: "Any number of bedrooms",
  dateRange: DATE_RANGES[DEFAULT_QUERY.dateRange].label,
  sort: "Any order",
  keywords: "Without the keywords",
  stay: "Any minimum stay",
  available: "Available at any time",
};

/**
 * The ways out of an empty result (docs/behaviour.md, F14): each removes one filter. At most three, those with the most
 * results first, none without results. `countOf` counts the rentals that pass given filters.
 */
export function relaxations(filters: Filters, countOf: (filters: Filters) => number): Relaxation[] {
  return activeFilters(filters)
    .map(({ key, label, change }) => ({
      label: key === "includes" ? `${label.replace(/ or not stated$/, "")} or not` : LABELS[key],
      change,
      count: countOf({ ...filters, ...change }),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_OFFERED);
}
