import { createLoader, type inferParserType, parseAsNumberLiteral } from "nuqs/server";
import { compactAmount } from "@/lib/money/format-price";
import { maxBedroomsFilter, parseAsMaxBedrooms } from "./bedroom-filters";
import { anyOf, singleValued } from "./filter-definition";
import { atLeastLabel } from "./options";
import { parseAsSetOf } from "./parse-as";
import { parseAsCurrency, parseAsRent } from "./price-bounds";

// The filters behind "More": parsers, facts and rows. Their conditions are in lib/search/criteria.ts.

/** Kinds of home; the words of listings for them are in lib/rental/home-type.ts. */
export const HOME_TYPES = ["room", "guesthouse", "apartment", "house", "villa"] as const;

export type HomeType = (typeof HOME_TYPES)[number];

export const MIN_BATHROOMS = [1, 2, 3, 4] as const;

export const COLUMN_FACTS = ["price", "bedrooms", "type", "bathrooms"] as const;

/** In canonical key order, after those of lib/filters/filters.ts. */
export const moreParsers = {
  type: parseAsSetOf(HOME_TYPES),
  min_bathrooms: parseAsNumberLiteral(MIN_BATHROOMS),
  max_bedrooms: parseAsMaxBedrooms,
  price_min: parseAsRent,
  price_max: parseAsRent,
  price_in: parseAsCurrency,
  photos: parseAsNumberLiteral([1]),
  reduced: parseAsNumberLiteral([1]),
};

type MoreFilters = inferParserType<typeof moreParsers>;

const single = singleValued(createLoader(moreParsers)(""));

/** In the order of their controls. `price_in` only says in which currency the bounds of the rent are. */
export const moreFilters = {
  photos: single("photos", {
    values: [1],
    label: (_, { t }) => t("filters.withPhotos"),
  }),
  price_min: single("price_min", {
    label: (amount) => String(amount ?? ""),
    chip: (amount, language, { price_in }) =>
      language.t("filters.rentFrom", { rent: compactAmount(amount ?? 0, price_in, language) }),
    fact: "price",
  }),
  price_max: single("price_max", {
    label: (amount) => String(amount ?? ""),
    chip: (amount, language, { price_in }) =>
      language.t("filters.rentUpTo", { rent: compactAmount(amount ?? 0, price_in, language) }),
    fact: "price",
  }),
  max_bedrooms: maxBedroomsFilter,
  min_bathrooms: single("min_bathrooms", {
    values: [null, ...MIN_BATHROOMS],
    label: atLeastLabel,
    chip: (count, { t }) => t("filters.bathrooms", { count: count ?? 0 }),
    fact: "bathrooms",
  }),
  type: anyOf("type", {
    values: HOME_TYPES,
    label: (type, { t }) => t(`filters.type.${type}`),
    chosen: (filters: MoreFilters) => filters.type,
    change: (type) => ({ type }),
    fact: "type",
  }),
  reduced: single("reduced", {
    values: [1],
    label: (_, { t }) => t("filters.reduced"),
    isOfTexts: true,
  }),
};
