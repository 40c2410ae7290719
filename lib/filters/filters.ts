import {
  createLoader,
  createParser,
  type inferParserType,
  parseAsNumberLiteral,
  parseAsStringLiteral,
} from "nuqs/server";
import {
  DATE_RANGES,
  type DateRange,
  HOME_TYPES,
  INCLUDES,
  MAX_BEDROOMS,
  MIN_BATHROOMS,
  MIN_BEDROOMS,
  PRICE_BY,
  PRICE_RANGES,
  SORTS,
  STAYS,
} from "./options";
import { cleanText, parseAsCleanText, parseAsDay, parseAsNames, parseAsSetOf } from "./parse-as";
import { parseAsCurrency, parseAsRent } from "./price-bounds";

/** How many areas one search can name (docs/behaviour.md, F27). */
export const MAX_AREAS = 10;
const MAX_KEYWORDS_LENGTH = 160;

export const dateRanges = Object.keys(DATE_RANGES).filter((key): key is DateRange => key in DATE_RANGES);

/** Facts that an advert may not state, in the order of their notes. Such an advert passes only if the visitor opts in. */
export const UNSTATED = [
  ...(["price", "bedrooms", "type", "bathrooms"] as const),
  ...INCLUDES,
  "stay",
  "available",
] as const;

export type Unstated = (typeof UNSTATED)[number];

/** An opaque key of a contact (lib/contact/contact-id.ts). */
const parseAsContact = createParser({
  parse: (value) => (/^[0-9a-f]{12}$/.test(value) ? value : ""),
  serialize: String,
}).withDefault("");

/** In canonical key order (docs/behaviour.md, F1 to F3). Their conditions are in lib/search/criteria.ts. */
export const filterParsers = {
  location: parseAsNames(MAX_AREAS),
  price_range: parseAsNumberLiteral(PRICE_RANGES),
  min_bedrooms: parseAsNumberLiteral(MIN_BEDROOMS),
  dateRange: parseAsStringLiteral(dateRanges).withDefault("month"),
  sort: parseAsStringLiteral(SORTS).withDefault("none"),
  keywords: parseAsCleanText(MAX_KEYWORDS_LENGTH),
  price_by: parseAsStringLiteral(PRICE_BY).withDefault("advert"),
  unstated: parseAsSetOf(UNSTATED),
  includes: parseAsSetOf(INCLUDES),
  stay: parseAsNumberLiteral(STAYS),
  available: parseAsDay,
  type: parseAsSetOf(HOME_TYPES),
  min_bathrooms: parseAsNumberLiteral(MIN_BATHROOMS),
  max_bedrooms: parseAsNumberLiteral(MAX_BEDROOMS),
  price_min: parseAsRent,
  price_max: parseAsRent,
  price_in: parseAsCurrency,
  photos: parseAsNumberLiteral([1]),
  reduced: parseAsNumberLiteral([1]),
  monthly: parseAsNumberLiteral([1]),
  contact: parseAsContact,
};

export type Filters = inferParserType<typeof filterParsers>;

/** The keys of filters, without those that only modify another one. */
export type FilterKey = Exclude<keyof Filters, "price_by" | "price_in" | "unstated">;

export const DEFAULTS = createLoader(filterParsers)("");

export function cleanKeywords(text: string): string {
  return cleanText(text, MAX_KEYWORDS_LENGTH);
}

/** The change of the filters that searches in the first ten of these areas, in the order of the address. */
export function inAreas(names: readonly string[]): Pick<Filters, "location"> {
  return { location: names.slice(0, MAX_AREAS).sort() };
}
