import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  parseAsNumberLiteral,
  parseAsStringLiteral,
} from "nuqs/server";
import { cleanText } from "./clean-text";
import { DATE_RANGES, type DateRange, MIN_BEDROOMS, PRICE_RANGES, SORTS, type Sort } from "./options";

const MAX_LOCATION_LENGTH = 80;
const MAX_KEYWORDS_LENGTH = 160;
/** Far beyond any list we serve; a larger number in a URL is noise. */
const MAX_PAGE = 9_999;

const parseAsCleanText = (maxLength: number) =>
  createParser({
    parse: (value) => cleanText(value, maxLength),
    serialize: (value) => cleanText(value, maxLength),
    eq: (a, b) => cleanText(a, maxLength) === cleanText(b, maxLength),
  }).withDefault("");

const parseAsPage = createParser({
  parse: (value) => (/^[1-9]\d{0,3}$/.test(value) ? Math.min(Number(value), MAX_PAGE) : null),
  serialize: String,
}).withDefault(1);

const dateRanges = Object.keys(DATE_RANGES).filter((key): key is DateRange => key in DATE_RANGES);
const sorts = Object.keys(SORTS).filter((key): key is Sort => key in SORTS);

/**
 * The query string of the home screen, in canonical key order (SPEC sections 2 and 9). One schema gives
 * type, loader, hook and link builder; unknown values fall back to the default. `price_range=Infinity`
 * ("All prices") is the same as none.
 */
export const filterParsers = {
  location: parseAsCleanText(MAX_LOCATION_LENGTH),
  price_range: parseAsNumberLiteral(PRICE_RANGES),
  min_bedrooms: parseAsNumberLiteral(MIN_BEDROOMS),
  dateRange: parseAsStringLiteral(dateRanges).withDefault("month"),
  sort: parseAsStringLiteral(sorts).withDefault("none"),
  keywords: parseAsCleanText(MAX_KEYWORDS_LENGTH),
};

const listParsers = { ...filterParsers, page: parseAsPage };

export type Filters = inferParserType<typeof filterParsers>;
/** Filters and the page of the list, for visitors without JavaScript and for crawlers. */
export type ListQuery = inferParserType<typeof listParsers>;

const load = createLoader(listParsers);
const serialize = createSerializer(listParsers, { clearOnDefault: true });

export const DEFAULT_QUERY: ListQuery = load("");

/** Keywords as the URL holds them: trimmed, lower-cased (SPEC section 2). */
export function cleanKeywords(text: string): string {
  return cleanText(text, MAX_KEYWORDS_LENGTH);
}

/** Reads a query string; the first of repeated keys counts, unknown keys and values are dropped. */
export function parseListQuery(search: string | URLSearchParams): ListQuery {
  // A text such as "a:b" is a valid absolute URL, and the loader would read it as one.
  return load(new URLSearchParams(search));
}

/** The canonical query string without "?": fixed key order, only non-default values. Empty for the defaults. */
export function canonicalQuery(query: Partial<ListQuery>): string {
  const ordered = { ...DEFAULT_QUERY, ...query };
  return serialize(ordered).replace(/^\?/, "");
}

/** The home address of a query: "/" or "/?location=canggu". */
export function homeHref(query: Partial<ListQuery>): string {
  const search = canonicalQuery(query);
  return search === "" ? "/" : `/?${search}`;
}
