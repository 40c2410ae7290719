import { afterSeeing, newBeyond, parseMarks, serializeMarks } from "@/lib/visits/search-marks";
import { readText, writeText } from "./device-storage";

const NAME = "SearchMarks";

/** The id that rentals of a search are new beyond; null for a first visit, and where storage is denied. */
export function storedNewBeyond(query: string): number | null {
  return newBeyond(parseMarks(readText(NAME)), query, Date.now());
}

/**
 * Notes that a list was seen. Reads and writes at once, so that what another tab noted stays. Where storage is denied or
 * full nothing is noted, and what was new is new again.
 */
export function storeSeen(query: string, newest: number): void {
  writeText(NAME, serializeMarks(afterSeeing(parseMarks(readText(NAME)), query, newest, Date.now())));
}
