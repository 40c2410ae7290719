import { afterSeeing, newBeyond, parseVisits, serializeVisits } from "@/lib/visits/search-visits";
import { readText, writeText } from "./device-storage";

const NAME = "SearchMarks";

/** The id above which rentals of a search are new; null for a first visit, and if storage is denied. */
export function storedNewBeyond(query: string): number | null {
  return newBeyond(parseVisits(readText(NAME)), query, Date.now());
}

/**
 * Synchronous, so that nothing that another tab stores is lost. If storage is denied or full, the same rentals will be new
 * again.
 */
export function storeSeen(query: string, newest: number): void {
  writeText(NAME, serializeVisits(afterSeeing(parseVisits(readText(NAME)), query, newest, Date.now())));
}
