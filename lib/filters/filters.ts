import { createLoader, type inferParserType, parseAsNumberLiteral, parseAsStringLiteral } from "nuqs/server";
import { placeLabel } from "@/lib/places/place-label";
import { type Filter, singleValued } from "./filter-definition";
import {
  availableLabel,
  DATE_RANGES,
  type DateRange,
  INCLUDE_LABELS,
  INCLUDES,
  MIN_BEDROOMS,
  minBedroomsLabel,
  PRICE_BY,
  PRICE_RANGES,
  priceRangeLabel,
  SORTS,
  type Sort,
  STAY_LABEL,
  STAYS,
  UNSTATED,
  type Unstated,
} from "./options";
import { cleanText, parseAsCleanText, parseAsDay, parseAsSetOf } from "./parse-as";

const MAX_LOCATION_LENGTH = 80;
const MAX_KEYWORDS_LENGTH = 160;

const dateRanges = Object.keys(DATE_RANGES).filter((key): key is DateRange => key in DATE_RANGES);
const sorts = Object.keys(SORTS).filter((key): key is Sort => key in SORTS);

/**
 * The filters in the query string of the home screen, in canonical key order (docs/behaviour.md, F1 to F3). Unknown values
 * fall back to the default; `price_range=Infinity` ("All prices") is the same as none. The matcher of the middleware and the
 * cache of nginx name the same keys; tests hold all three together.
 */
export const filterParsers = {
  location: parseAsCleanText(MAX_LOCATION_LENGTH),
  price_range: parseAsNumberLiteral(PRICE_RANGES),
  min_bedrooms: parseAsNumberLiteral(MIN_BEDROOMS),
  dateRange: parseAsStringLiteral(dateRanges).withDefault("month"),
  sort: parseAsStringLiteral(sorts).withDefault("none"),
  keywords: parseAsCleanText(MAX_KEYWORDS_LENGTH),
  price_by: parseAsStringLiteral(PRICE_BY).withDefault("advert"),
  unstated: parseAsSetOf(UNSTATED),
  includes: parseAsSetOf(INCLUDES),
  stay: parseAsNumberLiteral(STAYS),
  available: parseAsDay,
};

export type Filters = inferParserType<typeof filterParsers>;

/** Keywords as the URL holds them: trimmed, lower-cased. */
export function cleanKeywords(text: string): string {
  return cleanText(text, MAX_KEYWORDS_LENGTH);
}

/** The filters proper; the other keys modify how one of them works. */
export type FilterKey = Exclude<keyof Filters, "price_by" | "unstated">;

/** What is asked where the address asks nothing. */
export const DEFAULTS = createLoader(filterParsers)("");
const single = singleValued(DEFAULTS);

/** Several at once. */
const includes: Filter<Filters, FilterKey> = {
  key: "includes",
  name: "What the advert says",
  options: INCLUDES.map((one) => ({
    value: one,
    label: INCLUDE_LABELS[one],
    choose: ({ includes: set }) => ({
      includes: INCLUDES.filter((other) => other === one || set.includes(other)),
    }),
  })),
  active: ({ includes: set }) =>
    set.map((one) => ({
      key: "includes",
      value: one,
      label: INCLUDE_LABELS[one],
      without: `${INCLUDE_LABELS[one]} or not`,
      change: { includes: set.filter((other) => other !== one) },
      fact: one,
    })),
};

/** Every filter in the order of the filter bar: what its control offers, and the words for what is set. */
export const FILTERS: Readonly<Record<FilterKey, Filter<Filters, FilterKey>>> = {
  location: single("location", { name: "Location", label: placeLabel, without: "Anywhere in Bali" }),
  price_range: single("price_range", {
    name: "Price range",
    values: [null, ...PRICE_RANGES],
    label: priceRangeLabel,
    chip: (range, { price_by }) => priceRangeLabel(range) + (price_by === "month" ? " per month" : ""),
    without: "Any price",
    fact: "price",
  }),
  min_bedrooms: single("min_bedrooms", {
    name: "Minimum bedrooms",
    values: [null, ...MIN_BEDROOMS],
    label: minBedroomsLabel,
    chip: (count) => `${minBedroomsLabel(count)} bedrooms`,
    without: "Any number of bedrooms",
    fact: "bedrooms",
  }),
  dateRange: single("dateRange", {
    name: "Date range",
    values: dateRanges,
    label: (range) => DATE_RANGES[range].label,
    without: DATE_RANGES[DEFAULTS.dateRange].label,
  }),
  sort: single("sort", { name: "Sort", values: sorts, label: (sort) => SORTS[sort], without: "Any order" }),
  keywords: single("keywords", {
    name: "Keywords",
    label: (words) => `"${words}"`,
    without: "Without the keywords",
  }),
  stay: single("stay", {
    name: "Stay",
    values: STAYS,
    label: () => STAY_LABEL,
    chip: () => `Stay: ${STAY_LABEL.toLowerCase()}`,
    without: "Any minimum stay",
    fact: "stay",
  }),
  available: single("available", {
    name: "Available by",
    label: (day) => availableLabel(day ?? ""),
    without: "Available at any time",
    fact: "available",
  }),
  includes,
};

export const ALL_FILTERS = Object.values(FILTERS);

/** What is asked for that an advert may not state. */
export function askedFacts(filters: Filters): ReadonlySet<Unstated> {
  return new Set(ALL_FILTERS.flatMap(({ active }) => active(filters)).flatMap(({ fact }) => fact ?? []));
}
