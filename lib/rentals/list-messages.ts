import { groupDigits } from "@/lib/money/format-price";

/** The message of each state of a list (docs/behaviour.md, L7). */
export const LIST_MESSAGES = {
  loading: "Loading rentals...",
  unknownLocation: "Location not found.",
  error: "Error loading rentals.",
  empty: "No rentals found.",
} as const;

/** The label of the button that leads from the filters to the list: 'Show 12 rentals'. */
export function showLabel(count: number): string {
  if (count === 0) return "Show results";
  return `Show ${groupDigits(count)} ${count === 1 ? "rental" : "rentals"}`;
}

/** Where a list is: "at Canggu", or "in Map View" when no location is selected. */
export function whereOf(placeLabel: string | null): string {
  return placeLabel === null ? "in Map View" : `at ${placeLabel}`;
}

/** 'Showing N rental(s) at {location}', or 'in Map View' when no location is selected (docs/behaviour.md, L6). */
export function countHeader(count: number, placeLabel: string | null): string {
  return `Showing ${groupDigits(count)} rental(s) ${whereOf(placeLabel)}`;
}

/** The header of the liked view. */
export function likedHeader(count: number): string {
  return count === 1 ? "1 liked rental" : `${groupDigits(count)} liked rentals`;
}
