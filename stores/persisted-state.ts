import { type DisplayCurrency, isDisplayCurrency } from "@/lib/money/currency";

/** The state stored between visits (docs/behaviour.md, K2). */
export type PersistedState = { displayCurrency: DisplayCurrency; likedRentalIds: number[] };

function isRentalId(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** Non-negative safe integers, in order, without duplicates. */
export function parseLikedIds(value: unknown): number[] {
  return Array.isArray(value) ? [...new Set(value.filter(isRentalId))] : [];
}

/** Omits missing and malformed fields. */
export function parsePersistedState(value: unknown): Partial<PersistedState> {
  if (typeof value !== "object" || value === null) return {};
  const state: Partial<PersistedState> = {};
  if ("displayCurrency" in value && isDisplayCurrency(value.displayCurrency)) {
    state.displayCurrency = value.displayCurrency;
  }
  if ("likedRentalIds" in value) state.likedRentalIds = parseLikedIds(value.likedRentalIds);
  return state;
}
