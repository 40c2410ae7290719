import type { CountedVisit, VisitKind } from "./counted-visit";

/** An entry of the database function `count_visits`. */
export type VisitCount = { kind: VisitKind; rental: string | null; query: string | null; visits: number };

/** Bounds between two writes, as in `count_visits`. */
const MAX_ENTRIES = 1_000;
const MAX_VISITS = 1_000;

/** Counts visits in bounded memory until they are written (docs/behaviour.md, V3). */
export class VisitBatch {
  readonly #counts = new Map<string, VisitCount>();

  add(visit: CountedVisit): void {
    this.#add({ rental: null, query: null, ...visit, visits: 1 });
  }

  #add(entry: VisitCount): void {
    const key = JSON.stringify([entry.kind, entry.rental, entry.query]);
    const known = this.#counts.get(key);
    if (known) known.visits = Math.min(known.visits + entry.visits, MAX_VISITS);
    else if (this.#counts.size < MAX_ENTRIES) this.#counts.set(key, entry);
  }

  take(): VisitCount[] {
    const counts = [...this.#counts.values()];
    this.#counts.clear();
    return counts;
  }

  putBack(counts: readonly VisitCount[]): void {
    for (const entry of counts) this.#add(entry);
  }
}
