import type { RentalRow } from "./row-schema.ts";

export interface SortedRentals {
  ordered: RentalRow[];
  /** Rentals whose original is missing, or that form a cycle of duplicates. */
  unresolved: RentalRow[];
}

/** Moves duplicates after their originals, so that rows can be written in batches. Otherwise keeps the order. */
export function originalsFirst(rentals: readonly RentalRow[]): SortedRentals {
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
