/** What the list says of itself in each state (SPEC section 4). */
export const LIST_MESSAGES = {
  loading: "Loading rentals...",
  unknownLocation: "Location not found.",
  error: "Error loading rentals.",
  empty: "No rentals found.",
} as const;

/** The button that leads from the filters to the list: 'Show 12 rentals'. */
export function showLabel(count: number): string {
  if (count === 0) return "Show results";
  return `Show ${count} ${count === 1 ? "rental" : "rentals"}`;
}

/** The map without a selected location (SPEC section 9). */
const MAP_VIEW = "in Map View";

/** 'Showing N rental(s) at {location}', or 'in Map View' when no location is selected (SPEC section 2). */
export function countHeader(count: number, placeLabel: string | null): string {
  return `Showing ${count} rental(s) ${placeLabel === null ? MAP_VIEW : `at ${placeLabel}`}`;
}
