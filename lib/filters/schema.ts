import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  type SearchParams,
} from "nuqs/server";
import { MAX_AREAS } from "./areas";
import { orderedBedrooms } from "./bedroom-filters";
import { askedFacts, DEFAULTS, filterParsers } from "./filters";
import { namesIn, parseAsFlag } from "./parse-as";
import { areSwapped, settledPrices } from "./price-bounds";

const parseAsPage = createParser({
  parse: (value) => (/^[1-9]\d{0,3}$/.test(value) ? Number(value) : null),
  serialize: String,
}).withDefault(1);

const listParsers = { ...filterParsers, swapped: parseAsFlag, page: parseAsPage };

/** `swapped`: a minimum above its maximum was requested, which the list must say. Pages are for visitors without JavaScript. */
export type ListQuery = inferParserType<typeof listParsers>;

const load = createLoader(listParsers);
const serialize = createSerializer(listParsers, { clearOnDefault: true });

export const DEFAULT_QUERY: ListQuery = { ...DEFAULTS, page: 1, swapped: false };

/** Orders bounds, and drops what has no effect: `unstated` facts whose filter is not set, `swapped` without a maximum. */
function settled(query: ListQuery): ListQuery {
  const ordered = { ...query, ...orderedBedrooms(query), ...settledPrices(query) };
  ordered.swapped &&= ordered.max_bedrooms !== null || ordered.price_max !== null;
  if (query.unstated.length === 0) return ordered;
  const facts = askedFacts(ordered);
  return { ...ordered, unstated: query.unstated.filter((fact) => facts.has(fact)) };
}

function withMoreAreas(query: ListQuery, asked: readonly string[]): ListQuery {
  const count = namesIn(asked).length;
  const more = count > MAX_AREAS || (count === MAX_AREAS && query.more_areas);
  return more === query.more_areas ? query : { ...query, more_areas: more };
}

/**
 * Parses a query string or a page's `searchParams`. The first of repeated keys counts; unknown keys and values are dropped.
 */
export function parseListQuery(search: string | URLSearchParams | SearchParams): ListQuery {
  // The loader would parse a string such as "a:b" as an absolute URL.
  const params = typeof search === "string" ? new URLSearchParams(search) : search;
  const location = params instanceof URLSearchParams ? params.get("location") : [params.location].flat()[0];
  return withMoreAreas(settled(load(params)), [location ?? ""]);
}

/** Parses an address that somebody may have typed, with swapped bounds. */
export function parseAskedQuery(search: URLSearchParams): ListQuery {
  const asked = load(search);
  const query = parseListQuery(search);
  // Parsing changes bedrooms only if they are swapped.
  const isOrdered = asked.min_bedrooms === query.min_bedrooms && !areSwapped(asked);
  return { ...query, swapped: query.swapped || !isOrdered };
}

/** The canonical query string, without "?": fixed key order, only non-default values. Empty for the defaults. */
export function canonicalQuery(query: Partial<ListQuery>): string {
  const whole = { ...DEFAULT_QUERY, ...query };
  return serialize(withMoreAreas(settled(whole), whole.location)).replace(/^\?/, "");
}

/** In canonical order. */
export const QUERY_KEYS: readonly string[] = Object.keys(listParsers);

export function listSearch(query: Partial<ListQuery>): string {
  return canonicalQuery({ ...query, page: 1, swapped: false });
}

export function homeHref(query: Partial<ListQuery>): string {
  const search = canonicalQuery(query);
  return search === "" ? "/" : `/?${search}`;
}
