import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  parseAsNumberLiteral,
  parseAsStringLiteral,
} from "nuqs/server";
import {
  DATE_RANGES,
  type DateRange,
  INCLUDES,
  type Include,
  MIN_BEDROOMS,
  PRICE_BY,
  PRICE_RANGES,
  SORTS,
  type Sort,
  STAYS,
  UNSTATED,
  type Unstated,
} from "./options";

/**
 * Normalises free text from a URL: without control characters, white space folded, trimmed,
 * lower-cased and cut to `maxLength` characters. Cutting never splits a surrogate pair.
 */
export function cleanText(text: string, maxLength: number): string {
  const folded = text
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  return Array.from(folded).slice(0, maxLength).join("").trim();
}

const MAX_LOCATION_LENGTH = 80;
const MAX_KEYWORDS_LENGTH = 160;
/** Far beyond the pages of any list. */
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

/** Some of a set: in canonical order, each once, so that they have one spelling. */
function parseAsSetOf<Value extends string>(set: readonly Value[]) {
  const valuesIn = (named: readonly string[]) => set.filter((value) => named.includes(value));
  return createParser({
    parse: (value) => valuesIn(value.split(",")),
    serialize: (values) => valuesIn(values).join(","),
    eq: (a, b) => valuesIn(a).join() === valuesIn(b).join(),
  }).withDefault([]);
}

/** A day of this century that the calendar has, as an ISO date. */
const parseAsDay = createParser({
  // `toJSON` of no date is null.
  parse: (value) =>
    value.startsWith("20") && new Date(value).toJSON()?.slice(0, 10) === value ? value : null,
  serialize: String,
});

const dateRanges = Object.keys(DATE_RANGES).filter((key): key is DateRange => key in DATE_RANGES);
const sorts = Object.keys(SORTS).filter((key): key is Sort => key in SORTS);

/**
 * The query string of the home screen, in canonical key order (docs/behaviour.md, F1 to F3). One schema gives
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
  price_by: parseAsStringLiteral(PRICE_BY).withDefault("advert"),
  unstated: parseAsSetOf<Unstated>(UNSTATED),
  includes: parseAsSetOf<Include>(INCLUDES),
  stay: parseAsNumberLiteral(STAYS),
  available: parseAsDay,
};

const listParsers = { ...filterParsers, page: parseAsPage };

export type Filters = inferParserType<typeof filterParsers>;
/** Filters and the page of the list, for visitors without JavaScript and for crawlers. */
export type ListQuery = inferParserType<typeof listParsers>;

const load = createLoader(listParsers);
const serialize = createSerializer(listParsers, { clearOnDefault: true });

export const DEFAULT_QUERY: ListQuery = load("");

/** Keywords as the URL holds them: trimmed, lower-cased. */
export function cleanKeywords(text: string): string {
  return cleanText(text, MAX_KEYWORDS_LENGTH);
}

/** Whether a filter asks for a fact that an advert may not state. */
export function asksFor(filters: Filters, fact: Unstated): boolean {
  const { price_range: price, min_bedrooms: bedrooms, includes, stay, available } = filters;
  if (fact === "wifi" || fact === "pets") return includes.includes(fact);
  return { price, bedrooms, stay, available }[fact] !== null;
}

/** Without the facts whose filter is not set, which have no effect. */
function withoutIdle(query: ListQuery): ListQuery {
  return { ...query, unstated: query.unstated.filter((fact) => asksFor(query, fact)) };
}

/** Reads a query string; the first of repeated keys counts, unknown keys and values are dropped. */
export function parseListQuery(search: string | URLSearchParams): ListQuery {
  // The loader would parse a string such as "a:b" as an absolute URL.
  return withoutIdle(load(new URLSearchParams(search)));
}

/** The canonical query string without "?": fixed key order, only non-default values. Empty for the defaults. */
export function canonicalQuery(query: Partial<ListQuery>): string {
  return serialize(withoutIdle({ ...DEFAULT_QUERY, ...query })).replace(/^\?/, "");
}

/** The home address of a query: "/" or "/?location=canggu". */
export function homeHref(query: Partial<ListQuery>): string {
  const search = canonicalQuery(query);
  return search === "" ? "/" : `/?${search}`;
}
