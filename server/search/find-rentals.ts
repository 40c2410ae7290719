import { cache } from "react";
import { askedFacts, type Filters } from "@/lib/filters/filters";
import { needsTexts } from "@/lib/filters/options";
import { canonicalQuery, parseListQuery } from "@/lib/filters/schema";
import type { RentMarket } from "@/lib/market/rent-market";
import { withPlaceholderMark } from "@/lib/rentals/placeholder-prices";
import type { LiveRental } from "@/lib/rentals/rental";
import type { SearchContext } from "@/lib/search/criteria";
import { type SearchResult, searchRentals } from "@/lib/search/search";
import { keywordTerms } from "@/lib/text/keywords";
import { ratesFor } from "@/server/data/exchange-rates";
import { factsIfRead, rentalIdsMatching, statedFacts } from "@/server/data/keyword-search";
import { type LiveRentals, liveRentals, rentalsByIds } from "@/server/data/live-rentals";
import { memoizeFor } from "@/server/data/memoize-for";
import { currentMarket } from "./current-market";

export type FoundRentals = {
  result: SearchResult;
  /** Every live rental, whatever the filters. */
  all: readonly LiveRental[];
  context: SearchContext;
};

/** Memoized by the canonical query string: the page and its head each pass a query object of their own. */
const findOnce = cache(async (canonical: string): Promise<FoundRentals> => {
  const filters = parseListQuery(canonical);
  const terms = keywordTerms(filters.keywords);
  const { rentals, places, readAt } = await liveRentals();
  const matchingIds = terms.length === 0 ? null : await rentalIdsMatching(terms, readAt);
  const { rates } = await ratesFor(rentals);
  const factsOf = await ([...askedFacts(filters)].some(needsTexts) ? statedFacts : factsIfRead)(readAt);
  const context = { places, rates, readAt, matchingIds, factsOf };
  return { result: searchRentals(rentals, filters, context), all: rentals, context };
});

/**
 * Finds the rentals that pass the filters, once per render of a page. Throws when the data service cannot answer.
 */
export function findRentals(filters: Filters): Promise<FoundRentals> {
  return findOnce(canonicalQuery({ ...filters, page: 1 }));
}

/** What every answer needs, worked out once for those of five seconds. */
const memoizedRentals = memoizeFor(5_000, async () => {
  const live = await liveRentals();
  const { rates } = await ratesFor(live.rentals);
  return { ...live, market: currentMarket(live, rates) };
});

/**
 * The rentals with these ids that are not deleted, in any order. Those of the list need no read, so that scrolling works
 * without the data service; only others are read, such as liked ones older than the list. Throws when the data service
 * cannot answer.
 */
export async function findByIds(ids: readonly number[]): Promise<LiveRentals & { market: RentMarket }> {
  const wanted = new Set(ids);
  const live = await memoizedRentals();
  const { rentals: all } = live;
  const rentals = all.filter(({ id }) => wanted.delete(id));
  if (wanted.size === 0) return { ...live, rentals };
  const others = await rentalsByIds([...wanted].sort((a, b) => a - b));
  const readAt = Math.min(live.readAt, others.readAt);
  const older = others.rentals.map((rental) => withPlaceholderMark(rental, all));
  return { ...live, readAt, rentals: [...rentals, ...older] };
}
