import { type DisplayCurrency, isDisplayCurrency } from "@/lib/money/currency";

/** What outlives a visit (SPEC section 3). */
export type PersistedState = { displayCurrency: DisplayCurrency; likedRentalIds: number[] };

function isRentalId(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** The usable part of a list of ids: exact non-negative integers, each once, in their order. */
export function parseLikedIds(value: unknown): number[] {
  return Array.isArray(value) ? [...new Set(value.filter(isRentalId))] : [];
}

/** The usable part of a stored state; what is missing or malformed is left out. */
export function parsePersistedState(value: unknown): Partial<PersistedState> {
  if (typeof value !== "object" || value === null) return {};
  const state: Partial<PersistedState> = {};
  if ("displayCurrency" in value && isDisplayCurrency(value.displayCurrency)) {
    state.displayCurrency = value.displayCurrency;
  }
  if ("likedRentalIds" in value) state.likedRentalIds = parseLikedIds(value.likedRentalIds);
  return state;
}
