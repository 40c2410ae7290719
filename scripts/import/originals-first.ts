import type { RentalRow } from "./row-schema.ts";

export interface Order {
  ordered: RentalRow[];
  /** Rentals whose original is missing, or that are, through others, duplicates of themselves. */
  unresolved: RentalRow[];
}

/** Puts every rental after the one it is a duplicate of, so that rows can be written in batches. Keeps the order otherwise. */
export function originalsFirst(rentals: readonly RentalRow[]): Order {
  const ordered: RentalRow[] = [];
  const written = new Set<number>();
  let unresolved = [...rentals];
  for (;;) {
    const ready = unresolved.filter(
      (row) => row.duplicate_of_id === null || written.has(row.duplicate_of_id),
    );
    if (ready.length === 0) return { ordered, unresolved };
    ordered.push(...ready);
    for (const row of ready) written.add(row.id);
    unresolved = unresolved.filter((row) => !written.has(row.id));
  }
}
