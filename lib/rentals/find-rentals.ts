import { keywordTerms } from "@/lib/filters/keyword-terms";
import type { Filters } from "@/lib/filters/schema";
import type { Places } from "@/lib/geo/places";
import type { ExchangeRates } from "@/lib/money/currency";
import { exchangeRates, neededCurrencies } from "@/lib/money/exchange-rates";
import { liveRentals, rentalIdsMatching } from "./queries";
import type { LiveRental } from "./rental";
import { type SearchResult, searchRentals } from "./search";

export type FoundRentals = {
  result: SearchResult;
  /** Every live rental, whatever the filters. */
  all: LiveRental[];
  places: Places;
  rates: ExchangeRates;
  readAt: Date;
};

/** Reads what the filters ask for and searches it. Throws when the data service cannot answer. */
export async function findRentals(filters: Filters): Promise<FoundRentals> {
  const terms = keywordTerms(filters.keywords);
  const [{ rentals, places, readAt }, ids] = await Promise.all([
    liveRentals(),
    terms.length === 0 ? null : rentalIdsMatching(terms),
  ]);
  const rates = await exchangeRates(neededCurrencies(rentals.map((rental) => rental.price_currency)));
  const matchingIds = ids === null ? null : new Set(ids);
  const result = searchRentals(rentals, filters, { places, rates, readAt, matchingIds });
  return { result, all: rentals, places, rates, readAt: new Date(readAt) };
}
