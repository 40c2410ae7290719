import { createLoader, type inferParserType, parseAsNumberLiteral, parseAsStringLiteral } from "nuqs/server";
import { placeLabel } from "@/lib/places/place-label";
import { inAreas, MAX_AREAS } from "./areas";
import { minBedroomsFilter, parseAsMinBedrooms } from "./bedroom-filters";
import { type ActiveFilter, everyOf, type Filter, singleValued } from "./filter-definition";
import { COLUMN_FACTS, moreFilters, moreParsers } from "./more-filters";
import {
  DATE_RANGES,
  type DateRange,
  INCLUDES,
  PRICE_BY,
  PRICE_RANGES,
  priceRangeLabel,
  SORTS,
  STAYS,
  stayLabel,
  wholeDate,
} from "./options";
import {
  cleanText,
  parseAsCleanText,
  parseAsContact,
  parseAsDay,
  parseAsFlag,
  parseAsNames,
  parseAsSetOf,
} from "./parse-as";

const MAX_KEYWORDS_LENGTH = 160;

const dateRanges = Object.keys(DATE_RANGES).filter((key): key is DateRange => key in DATE_RANGES);

/** Facts that an advert may not state, in the order of their notes. Such an advert passes only if the visitor opts in. */
export const UNSTATED = [...COLUMN_FACTS, ...INCLUDES, "stay", "available"] as const;

export type Unstated = (typeof UNSTATED)[number];

/** In canonical key order (docs/behaviour.md, F1 to F3), as in the middleware's matcher and nginx's cache, which tests compare. */
export const filterParsers = {
  location: parseAsNames(MAX_AREAS),
  price_range: parseAsNumberLiteral(PRICE_RANGES),
  min_bedrooms: parseAsMinBedrooms,
  dateRange: parseAsStringLiteral(dateRanges).withDefault("month"),
  sort: parseAsStringLiteral(SORTS).withDefault("none"),
  keywords: parseAsCleanText(MAX_KEYWORDS_LENGTH),
  price_by: parseAsStringLiteral(PRICE_BY).withDefault("advert"),
  unstated: parseAsSetOf(UNSTATED),
  includes: parseAsSetOf(INCLUDES),
  stay: parseAsNumberLiteral(STAYS),
  available: parseAsDay,
  more_areas: parseAsFlag,
  ...moreParsers,
  contact: parseAsContact,
};

export type Filters = inferParserType<typeof filterParsers>;

export function cleanKeywords(text: string): string {
  return cleanText(text, MAX_KEYWORDS_LENGTH);
}

export type FilterKey = Exclude<keyof Filters, "price_by" | "price_in" | "unstated" | "more_areas">;

export const DEFAULTS = createLoader(filterParsers)("");
const single = singleValued(DEFAULTS);

const location: Filter<Filters, FilterKey, Unstated> = {
  key: "location",
  options: [],
  active: ({ location: names }) =>
    names.map((name) => ({
      key: "location",
      value: name,
      label: ({ t }) => placeLabel(name, t),
      change: inAreas(names.filter((other) => other !== name)),
      whole: inAreas([]),
      fact: null,
    })),
};

export const FILTERS: Readonly<Record<FilterKey, Filter<Filters, FilterKey, Unstated>>> = {
  location,
  price_range: single("price_range", {
    values: [null, ...PRICE_RANGES],
    label: priceRangeLabel,
    chip: (range, language, { price_by }) => {
      const price = priceRangeLabel(range, language);
      return price_by === "month" ? language.t("filters.pricePerMonth", { price }) : price;
    },
    fact: "price",
  }),
  min_bedrooms: minBedroomsFilter,
  dateRange: single("dateRange", {
    values: dateRanges,
    label: (range, { t }) => t(`filters.dateRange.${range}`),
  }),
  sort: single("sort", { values: SORTS, label: (sort, { t }) => t(`filters.sort.${sort}`) }),
  keywords: single("keywords", {
    label: (words, { t }) => t("filters.keywords", { words }),
  }),
  stay: single("stay", {
    values: [null, ...STAYS],
    label: (months, { t }) => stayLabel(months, t),
    chip: (months, { t }) => t("filters.stay", { months: stayLabel(months, t) }),
    fact: "stay",
    isOfTexts: true,
  }),
  available: single("available", {
    label: (day, { locale, t }) => t("filters.available", { day: wholeDate(day ?? "", locale) }),
    fact: "available",
    isOfTexts: true,
  }),
  includes: everyOf("includes", {
    values: INCLUDES,
    label: (include, { t }) => t(`filters.include.${include}`),
    chosen: (filters: Filters) => filters.includes,
    change: (includes) => ({ includes }),
  }),
  ...moreFilters,
  contact: {
    ...single("contact", { label: (_, { t }) => t("filters.ofContact") }),
    hasNoControl: true,
  },
};

export const ALL_FILTERS = Object.values(FILTERS);

export function chosenFilters(filters: Filters): ActiveFilter<Filters, FilterKey, Unstated>[] {
  return ALL_FILTERS.flatMap(({ active }) => active(filters));
}

export function askedFacts(filters: Filters): ReadonlySet<Unstated> {
  return new Set(chosenFilters(filters).flatMap(({ fact }) => fact ?? []));
}
