import { groupDigits } from "@/lib/money/format-price";

/** The message of each state of a list (docs/behaviour.md, L7). */
export const LIST_MESSAGES = {
  loading: "Loading rentals...",
  unknownLocation: "Location not found.",
  error: "Error loading rentals.",
  empty: "No rentals found.",
} as const;

/**
 * The label of the button from the filters to the list: 'Show 12 rentals'. If the map hides some matches, which the counts
 * of the filter options include, the label names both numbers: 'Show rentals (4 here, 45 on Bali)'.
 */
export function showLabel(count: number, total: number): string {
  if (count !== total) return `Show rentals (${groupDigits(count)} here, ${groupDigits(total)} on Bali)`;
  if (count === 0) return "Show results";
  return `Show ${groupDigits(count)} ${count === 1 ? "rental" : "rentals"}`;
}

/**
 * How many rentals of a list the map shows (docs/behaviour.md, P6). `isMarker`: a selected marker narrows the list. The
 * first-view script contains the source of this function, so it must not refer to anything outside itself.
 */
export function mapWords(
  shown: number,
  total: number,
  outside: number,
  isMarker: boolean,
  group: typeof groupDigits,
): string {
  if (shown > 0 || outside === 0) return `${group(shown)} of ${group(total)} here.`;
  return `${group(outside)} match${outside === 1 ? "es" : ""} ${isMarker ? "elsewhere" : "outside this map"}:`;
}

/**
 * 'Showing N rental(s) at {location}'; where none is selected 'in Map View', or 'of this contact' (docs/behaviour.md, L6).
 */
export function countHeader(count: number, placeLabel: string | null, ofContact?: boolean): string {
  const elsewhere = ofContact ? "of this contact" : "in Map View";
  return `Showing ${groupDigits(count)} rental(s) ${placeLabel === null ? elsewhere : `at ${placeLabel}`}`;
}

/** The header of the liked view. */
export function likedHeader(count: number): string {
  return count === 1 ? "1 liked rental" : `${groupDigits(count)} liked rentals`;
}
