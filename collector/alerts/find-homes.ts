import { searchOfCode } from "../../lib/alerts/search-code.ts";
import { cleanKeywords } from "../../lib/filters/filters.ts";
import { listSearch, parseListQuery } from "../../lib/filters/schema.ts";
import { splitLocale } from "../../lib/language/locales.ts";
import { DISPLAY_CURRENCIES } from "../../lib/money/currency.ts";
import { type Places, placeIndex } from "../../lib/places/places.ts";
import { reader } from "../../lib/region/region-reader.ts";
import type { LiveRental } from "../../lib/rental/rental.ts";
import type { SearchContext } from "../../lib/search/criteria.ts";
import { searchRentals } from "../../lib/search/search.ts";
import { NOTHING_STATED } from "../../lib/search/searched-facts.ts";
import { splitByFailedFilters } from "../../lib/search/split-by-failed-filters.ts";
import { wishQuery } from "../../lib/search/wish-query.ts";
import { keywordTerms } from "../../lib/text/keywords.ts";
import { idsMatching } from "../../lib/text/searched-texts.ts";
import type { LiveHomes } from "./live-homes.ts";

/** The context for all filters but keywords and contact, for which the texts of all homes would have to be searched. */
export function searchContext({ places, rates, readAt, texts }: LiveHomes): SearchContext {
  const factsOf = (id: number) => texts.get(id)?.facts ?? NOTHING_STATED;
  return { places, rates, readAt, matchingIds: null, factsOf };
}

/** Ids of the homes whose text has the keywords; null without keywords. */
function idsByTexts({ texts }: LiveHomes, keywords: string): ReadonlySet<number> | null {
  if (keywords === "") return null;
  const searched = new Map([...texts].map(([id, { searched }]) => [id, searched]));
  return idsMatching(searched, keywordTerms(keywords));
}

/** A saved search: a list without its order and date range, which say nothing about homes to come. */
export function alertQuery(search: string | URLSearchParams): string {
  return listSearch({ ...parseListQuery(search), sort: "none", dateRange: "month" });
}

/** The live homes of a canonical query, as its list on the site begins. Empty for unknown areas. */
export function findHomes(homes: LiveHomes, query: string): readonly LiveRental[] {
  const filters = parseListQuery(query);
  const ofContact = [...homes.texts].filter(([, { contacts }]) => contacts.includes(filters.contact));
  const context = {
    ...searchContext(homes),
    matchingIds: idsByTexts(homes, filters.keywords),
    contactIds: new Set(ofContact.map(([id]) => id)),
  };
  const split = splitByFailedFilters(homes.rentals, filters, context);
  const result = searchRentals(split, filters, context);
  return result.status === "found" ? result.rentals : [];
}

export type AskedSearch = { query: string; unread: readonly string[] };

export function searchOfStart(code: string): AskedSearch | null {
  const query = searchOfCode(code);
  return query === null ? null : { query: alertQuery(query), unread: [] };
}

export function searchOfAddress(text: string, site: string | null): AskedSearch | null {
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (site !== null && url.host !== new URL(site).host) return null;
  if (splitLocale(url.pathname).path !== "/") return null;
  return { query: alertQuery(url.searchParams), unread: [] };
}

export const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text.trim());

/** The search of a sentence, "2br canggu under 20 jt, pool"; null if no filter was understood (docs/behaviour.md, F33). */
export function searchOfSentence(text: string, places: Places, now: Date): AskedSearch | null {
  const wish = reader.readWish(cleanKeywords(text), { now, currencies: Object.keys(DISPLAY_CURRENCIES) });
  if (wish === null) return null;
  const { query, unread } = wishQuery(wish, (name) => placeIndex(places, name) !== null);
  return query === "" ? null : { query: alertQuery(query), unread };
}
