import type { Filters } from "@/lib/filters/schema";
import type { LiveRental } from "./rental";
import { type SearchContext, searchRentals } from "./search";

/** How many rentals pass the filters; without keywords, the ids that matched some bind nothing. */
export function countFound(rentals: readonly LiveRental[], filters: Filters, context: SearchContext): number {
  const matchingIds = filters.keywords === "" ? null : context.matchingIds;
  const result = searchRentals(rentals, { ...filters, sort: "none" }, { ...context, matchingIds });
  return result.status === "found" ? result.rentals.length : 0;
}
