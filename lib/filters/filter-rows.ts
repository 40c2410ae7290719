import type { Language } from "@/lib/language/translator";
import { compactAmount } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { type ActiveFilter, boxes, type FilterRow, single } from "./filter-row";
import { dateRanges, type FilterKey, type Filters, inAreas, type Unstated } from "./filters";
import {
  atLeastLabel,
  HOME_TYPES,
  INCLUDES,
  MAX_BEDROOMS,
  MIN_BATHROOMS,
  MIN_BEDROOMS,
  maxBedroomsLabel,
  PRICE_RANGES,
  priceRangeLabel,
  SORTS,
  STAYS,
  stayLabel,
  wholeDate,
} from "./options";

const location: FilterRow = {
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

/** Minimum and maximum are one chip where they are equal: "Exactly 2 bedrooms" (docs/behaviour.md, F20). */
const isExact = ({ min_bedrooms: min, max_bedrooms: max }: Filters) => min === max;

const minBedrooms = single("min_bedrooms", {
  values: [null, ...MIN_BEDROOMS],
  label: atLeastLabel,
  chip: (count, { t }, chosen) =>
    t(`filters.${isExact(chosen) ? "exactBedrooms" : "bedrooms"}`, { count: count ?? 0 }),
  fact: "bedrooms",
  besides: (min, { max_bedrooms: max }) =>
    min !== null && max !== null && min > max ? { max_bedrooms: null } : {},
});

const maxBedrooms = single("max_bedrooms", {
  values: [null, ...MAX_BEDROOMS],
  label: maxBedroomsLabel,
  chip: (count, { t }) =>
    count === 0 ? t("filters.studio") : t("filters.upToBedrooms", { count: count ?? 0 }),
  fact: "bedrooms",
  besides: (max, { min_bedrooms: min }) =>
    min !== null && max !== null && min > max ? { min_bedrooms: null } : {},
});

const includes = boxes({
  values: INCLUDES,
  label: (include, { t }) => t(`filters.include.${include}`),
  chosen: (filters) => filters.includes,
  change: (chosen) => ({ includes: chosen }),
});

const types = boxes({
  values: HOME_TYPES,
  label: (type, { t }) => t(`filters.type.${type}`),
  chosen: (filters) => filters.type,
  change: (chosen) => ({ type: chosen }),
});

const bound = (key: "price_min" | "price_max", message: "rentFrom" | "rentUpTo") =>
  single(key, {
    label: (amount) => String(amount ?? ""),
    chip: (amount, language, { price_in }) =>
      language.t(`filters.${message}`, { rent: compactAmount(amount ?? 0, price_in, language) }),
    fact: "price",
  });

/** In the order of their chips. */
export const FILTERS: Readonly<Record<FilterKey, FilterRow>> = {
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
  min_bedrooms: {
    ...minBedrooms,
    active: (chosen) =>
      minBedrooms.active(chosen).map((filter) => ({
        ...filter,
        change: { ...filter.change, ...(isExact(chosen) ? { max_bedrooms: null } : {}) },
      })),
  },
  dateRange: single("dateRange", {
    values: dateRanges,
    label: (range, { t }) => t(`filters.dateRange.${range}`),
  }),
  // An order leaves nothing out: no chip.
  sort: {
    ...single("sort", { values: SORTS, label: (sort, { t }) => t(`filters.sort.${sort}`) }),
    active: () => [],
  },
  keywords: single("keywords", {
    label: (words, { t }) => t("filters.keywords", { words }),
  }),
  stay: single("stay", {
    values: [null, ...STAYS],
    label: (months, { t }) => stayLabel(months, t),
    chip: (months, { t }) => t("filters.stay", { months: stayLabel(months, t) }),
    fact: "stay",
  }),
  available: single("available", {
    label: (day, { locale, t }) => t("filters.available", { day: wholeDate(day ?? "", locale) }),
    fact: "available",
  }),
  // Each item has to be met, and has a chip.
  includes: {
    key: "includes",
    options: includes,
    active: (filters) =>
      includes
        .filter(({ isChosen }) => isChosen(filters))
        .map(({ value, label, drop }) => ({
          ...{ key: "includes", value, label },
          ...{ change: drop(filters), fact: value },
        })),
  },
  photos: single("photos", {
    values: [1],
    label: (_, { t }) => t("filters.withPhotos"),
  }),
  price_min: bound("price_min", "rentFrom"),
  price_max: bound("price_max", "rentUpTo"),
  max_bedrooms: { ...maxBedrooms, active: (chosen) => (isExact(chosen) ? [] : maxBedrooms.active(chosen)) },
  min_bathrooms: single("min_bathrooms", {
    values: [null, ...MIN_BATHROOMS],
    label: atLeastLabel,
    chip: (count, { t }) => t("filters.bathrooms", { count: count ?? 0 }),
    fact: "bathrooms",
  }),
  // One of the types has to be met: one chip, and each counts alone.
  type: {
    key: "type",
    options: types.map((option) => ({ ...option, counted: { type: [option.value] } })),
    active: ({ type: chosen }) =>
      chosen.length === 0
        ? []
        : [
            {
              key: "type",
              value: chosen.join(),
              label: ({ t }) => chosen.map((type) => t(`filters.type.${type}`)).join(", "),
              change: { type: [] },
              fact: "type",
            },
          ],
  },
  reduced: single("reduced", {
    values: [1],
    label: (_, { t }) => t("filters.reduced"),
  }),
  monthly: single("monthly", {
    values: [1],
    label: (_, { t }) => t("filters.monthly"),
  }),
  contact: single("contact", { label: (_, { t }) => t("filters.ofContact") }),
};

export const ALL_FILTERS = Object.values(FILTERS);

export function chosenFilters(filters: Filters): ActiveFilter[] {
  return ALL_FILTERS.flatMap(({ active }) => active(filters));
}

export function askedFacts(filters: Filters): ReadonlySet<Unstated> {
  return new Set(chosenFilters(filters).flatMap(({ fact }) => fact ?? []));
}

type LabelledFilter = Omit<ActiveFilter, "label"> & { label: string };

/** The chosen filters with the labels of their chips: "Pool", "Pool or not stated". */
export function activeFilters(filters: Filters, language: Language): LabelledFilter[] {
  return chosenFilters(filters).map((filter) => {
    const label = filter.label(language);
    const includesUnstated = filter.fact !== null && filters.unstated.includes(filter.fact);
    return {
      ...filter,
      label: includesUnstated ? language.t("filters.orUnstated", { filter: label }) : label,
    };
  });
}
