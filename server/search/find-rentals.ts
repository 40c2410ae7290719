import { cache } from "react";
import { type Filters, needTexts } from "@/lib/filters/filters";
import { listSearch, parseListQuery } from "@/lib/filters/schema";
import { sharesOfMedian } from "@/lib/market/comparison";
import type { RentMarket } from "@/lib/market/rent-market";
import type { ExchangeRates } from "@/lib/money/currency";
import { flagPlaceholderPrice } from "@/lib/rentals/placeholder-prices";
import type { LiveRental } from "@/lib/rentals/rental";
import type { SearchContext } from "@/lib/search/criteria";
import { type SearchResult, searchRentals } from "@/lib/search/search";
import { type SplitRentals, splitByFailedFilters } from "@/lib/search/split-by-failed-filters";
import { keywordTerms } from "@/lib/text/keywords";
import { idsMatching } from "@/lib/text/searched-texts";
import { ratesFor } from "@/server/data/exchange-rates";
import { indexIfRead, readyIndex } from "@/server/data/keyword-search";
import { type LiveRentals, liveRentals, rentalsByIds } from "@/server/data/live-rentals";
import { memoizeFor } from "@/server/process/memoize-for";
import { currentMarket } from "./current-market";

export type FoundRentals = {
  result: SearchResult;
  split: SplitRentals;
  /** Every live rental, whatever the filters. */
  all: readonly LiveRental[];
  context: SearchContext;
};

/** Memoized by canonical query string, because a page and its metadata pass different query objects. */
const findOnce = cache(async (canonical: string): Promise<FoundRentals> => {
  const filters = parseListQuery(canonical);
  const terms = keywordTerms(filters.keywords);
  const hasTerms = terms.wanted.length + terms.unwanted.length > 0;
  const live = await liveRentals();
  const { rentals, places, readAt } = live;
  const isOfContact = filters.contact !== "";
  const index = await (hasTerms || isOfContact || needTexts(filters) ? readyIndex : indexIfRead)(readAt);
  const { rates } = await ratesFor(rentals);
  const matchingIds = index !== null && hasTerms ? idsMatching(index.texts(), terms) : null;
  const contactIds = isOfContact ? index?.idsWithContact(filters.contact) : undefined;
  const factsOf = index?.factsOf ?? null;
  const shareOfMedian =
    filters.sort === "usualRents" ? sharesOfMedian(currentMarket(live, rates)) : undefined;
  const context = { places, rates, readAt, matchingIds, contactIds, factsOf, shareOfMedian };
  const split = splitByFailedFilters(rentals, filters, context);
  return { result: searchRentals(split, filters, context), split, all: rentals, context };
});

/** Finds the rentals that pass the filters, once per rendering of a page. Throws when the data service cannot answer. */
export function findRentals(filters: Filters): Promise<FoundRentals> {
  return findOnce(listSearch(filters));
}

type FoundByIds = LiveRentals & { rates: ExchangeRates; market: RentMarket };

const SHARED_MS = 5_000;

const sharedRentals = memoizeFor(SHARED_MS, async () => {
  const live = await liveRentals();
  const { rates } = await ratesFor(live.rentals);
  return { ...live, rates, market: currentMarket(live, rates) };
});

/**
 * The rentals with these ids that are not deleted, in any order. Only rentals that are not listed, such as liked ones too old
 * for the list, are read: scrolling works without the data service. Throws when those cannot be read.
 */
export async function findByIds(ids: readonly number[]): Promise<FoundByIds> {
  const missing = new Set(ids);
  const live = await sharedRentals();
  const { rentals: all } = live;
  const rentals = all.filter(({ id }) => missing.delete(id));
  if (missing.size === 0) return { ...live, rentals };
  const others = await rentalsByIds([...missing].sort((a, b) => a - b));
  const readAt = Math.min(live.readAt, others.readAt);
  const older = others.rentals.map((rental) => flagPlaceholderPrice(rental, all));
  return { ...live, readAt, rentals: [...rentals, ...older] };
}
