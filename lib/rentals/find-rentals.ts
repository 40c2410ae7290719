import { cache } from "react";
import { keywordTerms } from "@/lib/filters/keyword-terms";
import { canonicalQuery, type Filters, parseListQuery } from "@/lib/filters/schema";
import { exchangeRates, neededCurrencies } from "@/lib/money/exchange-rates";
import { liveRentals, rentalIdsMatching } from "./queries";
import type { LiveRental } from "./rental";
import { type SearchContext, type SearchResult, searchRentals } from "./search";

export type FoundRentals = {
  result: SearchResult;
  /** Every live rental, whatever the filters. */
  all: LiveRental[];
  context: SearchContext;
};

/** By the query's canonical text: the page and its head ask for the same, each with an object of its own. */
const findOnce = cache(async (canonical: string): Promise<FoundRentals> => {
  const filters = parseListQuery(canonical);
  const terms = keywordTerms(filters.keywords);
  const [{ rentals, places, readAt }, ids] = await Promise.all([
    liveRentals(),
    terms.length === 0 ? null : rentalIdsMatching(terms),
  ]);
  const rates = await exchangeRates(neededCurrencies(rentals.map((rental) => rental.price_currency)));
  const context = { places, rates, readAt, matchingIds: ids === null ? null : new Set(ids) };
  return { result: searchRentals(rentals, filters, context), all: rentals, context };
});

/**
 * Reads what the filters ask for and searches it, once while a page is made. Throws when the data service cannot answer.
 */
export function findRentals(filters: Filters): Promise<FoundRentals> {
  return findOnce(canonicalQuery({ ...filters, page: 1 }));
}
