import { keywordTerms } from "@/lib/filters/keyword-terms";
import type { Filters } from "@/lib/filters/schema";
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

/** Reads what the filters ask for and searches it. Throws when the data service cannot answer. */
export async function findRentals(filters: Filters): Promise<FoundRentals> {
  const terms = keywordTerms(filters.keywords);
  const [{ rentals, places, readAt }, ids] = await Promise.all([
    liveRentals(),
    terms.length === 0 ? null : rentalIdsMatching(terms),
  ]);
  const rates = await exchangeRates(neededCurrencies(rentals.map((rental) => rental.price_currency)));
  const context = { places, rates, readAt, matchingIds: ids === null ? null : new Set(ids) };
  return { result: searchRentals(rentals, filters, context), all: rentals, context };
}
