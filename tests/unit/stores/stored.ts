import { z } from "zod";

/** The key of the specification. Visitors' browsers already use it. */
export const RENTAL_STORE = "RentalStore";

export function store(state: unknown, version: unknown = 1): void {
  window.localStorage.setItem(RENTAL_STORE, JSON.stringify({ state, version }));
}

const storedShape = z.strictObject({
  state: z.strictObject({ displayCurrency: z.string(), likedRentalIds: z.array(z.number()) }),
  version: z.literal(1),
});

/** The stored state, or null. Throws unless it has exactly the two persisted fields and version 1. */
export function stored() {
  const text = window.localStorage.getItem(RENTAL_STORE);
  return text === null ? null : storedShape.parse(JSON.parse(text)).state;
}
