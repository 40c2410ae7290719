import type { CountedVisit, VisitKind } from "./counted-visit";

/** An entry of the database function `count_visits`. */
export type VisitCount = { kind: VisitKind; rental: string | null; query: string | null; visits: number };

/** Bounds between two writes; `count_visits` takes 1,000 entries. Made-up lists take no room from rentals. */
const MAX_ENTRIES = { rental: 700, list: 300 };
const MAX_VISITS = 1_000;

/** Counts visits in bounded memory until they are written (docs/behaviour.md, V3). */
export class VisitBatch {
  readonly #counts = { rental: new Map<string, VisitCount>(), list: new Map<string, VisitCount>() };

  add(visit: CountedVisit): void {
    this.#add({ rental: null, query: null, ...visit, visits: 1 });
  }

  #add(entry: VisitCount): void {
    const of = entry.query === null ? "rental" : "list";
    const counts = this.#counts[of];
    const key = JSON.stringify([entry.kind, entry.rental, entry.query]);
    const known = counts.get(key);
    if (known) known.visits = Math.min(known.visits + entry.visits, MAX_VISITS);
    else if (counts.size < MAX_ENTRIES[of]) counts.set(key, entry);
  }

  take(): VisitCount[] {
    const { rental, list } = this.#counts;
    const counts = [...rental.values(), ...list.values()];
    rental.clear();
    list.clear();
    return counts;
  }

  putBack(counts: readonly VisitCount[]): void {
    for (const entry of counts) this.#add(entry);
  }
}
