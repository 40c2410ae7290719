import { listSearch, parseListQuery } from "../../lib/filters/schema.ts";
import type { LiveRental } from "../../lib/rental/rental.ts";
import type { SearchContext } from "../../lib/search/criteria.ts";
import { searchRentals } from "../../lib/search/search.ts";
import { NOTHING_STATED } from "../../lib/search/searched-facts.ts";
import { splitByFailedFilters } from "../../lib/search/split-by-failed-filters.ts";
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
