import { searchOfCode } from "../../lib/alerts/search-code.ts";
import { cleanKeywords } from "../../lib/filters/filters.ts";
import { listSearch, parseListQuery } from "../../lib/filters/schema.ts";
import { splitLocale } from "../../lib/language/locales.ts";
import { DISPLAY_CURRENCIES } from "../../lib/money/currency.ts";
import { type Places, placeIndex } from "../../lib/places/places.ts";
import { reader } from "../../lib/region/region-reader.ts";
import type { Rental } from "../../lib/rental/rental.ts";
import { rentalsPassing, searchContext } from "../../lib/search/search.ts";
import { wishQuery } from "../../lib/search/wish-query.ts";
import type { LiveHomes } from "./live-homes.ts";

/** The homes of a canonical query, those of its list on the site. None for unknown areas. */
export function findHomes(homes: LiveHomes, query: string): Rental[] {
  const filters = parseListQuery(query);
  return rentalsPassing(homes.rentals, filters, searchContext(homes, filters));
}

/** A saved search: a list without its order and date range, which say nothing about homes to come. */
export function alertQuery(search: string | URLSearchParams): string {
  return listSearch({ ...parseListQuery(search), sort: "none", dateRange: "month" });
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

/** The search of a sentence, "2br canggu under 20 jt, pool"; null if no filter was understood (docs/behaviour.md, F33). */
export function searchOfSentence(text: string, places: Places, now: Date): AskedSearch | null {
  const wish = reader.readWish(cleanKeywords(text), { now, currencies: DISPLAY_CURRENCIES });
  if (wish === null) return null;
  const { query, unread } = wishQuery(wish, (name) => placeIndex(places, name) !== null);
  return query === "" ? null : { query: alertQuery(query), unread };
}
