import { cache } from "react";
import type { Filters } from "@/lib/filters/filters";
import { listSearch, parseListQuery } from "@/lib/filters/schema";
import { inDefaultView } from "@/lib/map/visible-rentals";
import { sharesOfMedian } from "@/lib/market/comparison";
import { flagPlaceholderPrice } from "@/lib/rental/placeholder-prices";
import type { LiveRental, Rental } from "@/lib/rental/rental";
import type { SearchContext } from "@/lib/search/criteria";
import { type SearchResult, searchContext, searchRentals } from "@/lib/search/search";
import type { Snapshot } from "@/lib/search/snapshot";
import { type SplitRentals, splitByFailedFilters } from "@/lib/search/split-by-failed-filters";
import { rentalsByIds } from "@/server/data/find-rental";
import { snapshot } from "@/server/data/snapshot";
import { currentMarket } from "./current-market";

export type FoundRentals = {
  result: SearchResult;
  /** Those of the result that a page shows until the visitor moves the map (docs/behaviour.md, P6). */
  shown: readonly LiveRental[];
  split: SplitRentals;
  /** Every live rental, whatever the filters. */
  all: readonly LiveRental[];
  context: SearchContext;
};

function contextOf(current: Snapshot, filters: Filters): SearchContext {
  return {
    ...searchContext({ ...current, rates: current.rates.rates }, filters),
    shareOfMedian: filters.sort === "usualRents" ? sharesOfMedian(currentMarket(current)) : undefined,
  };
}

/** Memoized by canonical query string, because a page and its metadata pass different query objects. */
const findOnce = cache((canonical: string): FoundRentals => {
  const filters = parseListQuery(canonical);
  const current = snapshot();
  const context = contextOf(current, filters);
  const { rentals } = current;
  const split = splitByFailedFilters(rentals, filters, context);
  const result = searchRentals(split, filters, context);
  const found = result.status === "found" ? result.rentals : [];
  const isNarrowed = filters.location.length === 0 && filters.contact === "";
  const shown = isNarrowed ? inDefaultView(found, context.places) : found;
  return { result, shown, split, all: rentals, context };
});

/** Finds the rentals that pass the filters, once per rendering of a page. Throws `UnreadError`. */
export function findRentals(filters: Filters): FoundRentals {
  return findOnce(listSearch(filters));
}

/** The rentals with these ids that are not deleted, in this order. Throws `UnreadError` if one that is not live cannot be read. */
export async function findByIds(ids: readonly number[]): Promise<{ snapshot: Snapshot; rentals: Rental[] }> {
  const current = snapshot();
  const found = await rentalsByIds(ids);
  const flagged = found.map((rental) => flagPlaceholderPrice(rental, current.rentals));
  const byId = new Map(flagged.map((rental) => [rental.id, rental]));
  return { snapshot: current, rentals: ids.flatMap((id) => byId.get(id) ?? []) };
}
