import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  type SearchParams,
} from "nuqs/server";
import { askedFacts } from "./filter-rows";
import { DEFAULTS, filterParsers } from "./filters";
import { MIN_BEDROOMS } from "./options";
import { settledPrices } from "./price-bounds";

const parseAsPage = createParser({
  parse: (value) => (/^[1-9]\d{0,3}$/.test(value) ? Number(value) : null),
  serialize: String,
}).withDefault(1);

export const listParsers = { ...filterParsers, page: parseAsPage };

/** Pages are for visitors without JavaScript. */
export type ListQuery = inferParserType<typeof listParsers>;

const load = createLoader(listParsers);
const serialize = createSerializer(listParsers, { clearOnDefault: true });

export const DEFAULT_QUERY: ListQuery = { ...DEFAULTS, page: 1 };

/** Swaps the bounds if the minimum is above the maximum. A studio is no minimum. */
function orderedBedrooms({ min_bedrooms: min, max_bedrooms: max }: ListQuery) {
  if (min === null || max === null || min <= max) return { min_bedrooms: min, max_bedrooms: max };
  return { min_bedrooms: MIN_BEDROOMS.find((count) => count === max) ?? null, max_bedrooms: min };
}

/** Orders bounds, and drops `unstated` facts whose filter is not set. */
function settled(query: ListQuery): ListQuery {
  const ordered = { ...query, ...orderedBedrooms(query), ...settledPrices(query) };
  if (query.unstated.length === 0) return ordered;
  const facts = askedFacts(ordered);
  return { ...ordered, unstated: query.unstated.filter((fact) => facts.has(fact)) };
}

/**
 * Parses a query string or a page's `searchParams`. The first of repeated keys counts; unknown keys and values are dropped.
 */
export function parseListQuery(search: string | URLSearchParams | SearchParams): ListQuery {
  // The loader would parse a string such as "a:b" as an absolute URL.
  return settled(load(typeof search === "string" ? new URLSearchParams(search) : search));
}

/** The canonical query string, without "?": fixed key order, only non-default values. Empty for the defaults. */
export function canonicalQuery(query: Partial<ListQuery>): string {
  return serialize(settled({ ...DEFAULT_QUERY, ...query })).replace(/^\?/, "");
}

/** In canonical order. */
export const QUERY_KEYS: readonly string[] = Object.keys(listParsers);

export function listSearch(query: Partial<ListQuery>): string {
  return canonicalQuery({ ...query, page: 1 });
}

export function homeHref(query: Partial<ListQuery>): string {
  const search = canonicalQuery(query);
  return search === "" ? "/" : `/?${search}`;
}
