import { z } from "zod";

/** The name of the specification; a visitor's browser already holds it. */
export const RENTAL_STORE = "RentalStore";

export function store(state: unknown, version: unknown = 1): void {
  window.localStorage.setItem(RENTAL_STORE, JSON.stringify({ state, version }));
}

const storedShape = z.strictObject({
  state: z.strictObject({ displayCurrency: z.string(), likedRentalIds: z.array(z.number()) }),
  version: z.literal(1),
});

/** What is stored, which has to be exactly the two persisted fields under version 1; null when nothing is. */
export function stored() {
  const text = window.localStorage.getItem(RENTAL_STORE);
  return text === null ? null : storedShape.parse(JSON.parse(text)).state;
}
