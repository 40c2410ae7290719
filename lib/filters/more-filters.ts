import { createLoader, type inferParserType, parseAsNumberLiteral } from "nuqs/server";
import { compactAmount } from "@/lib/money/format-price";
import { maxBedroomsFilter, parseAsMaxBedrooms } from "./bedroom-filters";
import { anyOf, singleValued } from "./filter-definition";
import { atLeastLabel } from "./options";
import { parseAsSetOf } from "./parse-as";
import { parseAsCurrency, parseAsRent } from "./price-bounds";

// The filters behind "More": parsers, facts and rows. Their conditions are in lib/search/criteria.ts.

/** Kinds of home; the words of listings for them are in lib/rentals/home-type.ts. */
const HOME_TYPE_LABELS = {
  room: "Room or kos",
  guesthouse: "Guesthouse",
  apartment: "Apartment",
  house: "House",
  villa: "Villa",
} as const;

export type HomeType = keyof typeof HOME_TYPE_LABELS;

const homeTypes = Object.keys(HOME_TYPE_LABELS).filter((key): key is HomeType => key in HOME_TYPE_LABELS);

export const MIN_BATHROOMS = [1, 2, 3, 4] as const;

/** Facts of columns that an advert may not state. */
export const COLUMN_FACTS = ["price", "bedrooms", "type", "bathrooms"] as const;

/** What an advert does not do that does not state a fact; only for the server. */
export const MORE_FACT_WORDS = { type: "say what kind of home it is", bathrooms: "state bathrooms" } as const;

/** In canonical key order, after those of lib/filters/filters.ts. */
export const moreParsers = {
  type: parseAsSetOf(homeTypes),
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
    name: "Photos",
    values: [1],
    label: () => "With photos",
  }),
  price_min: single("price_min", {
    name: "Rent from",
    label: String,
    chip: (amount, { price_in }) => `From ${compactAmount(amount ?? 0, price_in)} a month`,
    fact: "price",
  }),
  price_max: single("price_max", {
    name: "Rent up to",
    label: String,
    chip: (amount, { price_in }) => `Up to ${compactAmount(amount ?? 0, price_in)} a month`,
    fact: "price",
  }),
  max_bedrooms: maxBedroomsFilter,
  min_bathrooms: single("min_bathrooms", {
    name: "Bathrooms",
    values: [null, ...MIN_BATHROOMS],
    label: atLeastLabel,
    chip: (count) => `${count}+ bathrooms`,
    fact: "bathrooms",
  }),
  type: anyOf("type", {
    name: "Kind of home",
    values: homeTypes,
    label: (type) => HOME_TYPE_LABELS[type],
    chosen: (filters: MoreFilters) => filters.type,
    change: (type) => ({ type }),
    fact: "type",
  }),
  reduced: single("reduced", {
    name: "Rent",
    values: [1],
    label: () => "Rent reduced",
    isOfTexts: true,
  }),
};
