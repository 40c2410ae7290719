/** How far a visitor has seen a search, by rental ids: these grow with every new rental, and a repost keeps its id. */
export type SearchVisit = {
  query: string;
  /** Newest rental seen in the previous visit. Rentals with a higher id are new. */
  before: number;
  latest: number;
  at: number;
};

/** A visit ends after this long without a look at the list. */
const VISIT_MS = 30 * 60 * 1000;

export const MAX_SEARCHES = 50;

/** A future time means that the clock was wrong then. */
function isSameVisit({ at }: SearchVisit, now: number): boolean {
  return now >= at && now - at < VISIT_MS;
}

/** The id above which rentals are new; null for an unseen search (docs/behaviour.md, N1). `now` is in ms since the epoch. */
export function newBeyond(visits: readonly SearchVisit[], query: string, now: number): number | null {
  const visit = visits.find((candidate) => candidate.query === query);
  if (visit === undefined) return null;
  return isSameVisit(visit, now) ? visit.before : visit.latest;
}

export function newestOf(rentals: readonly { id: number }[]): number {
  return rentals.reduce((newest, { id }) => Math.max(newest, id), 0);
}

/** Updates the visits after a list was seen. New rentals stay new until the visit ends (docs/behaviour.md, N2). */
export function afterSeeing(
  visits: readonly SearchVisit[],
  query: string,
  newest: number,
  now: number,
): SearchVisit[] {
  const visit = visits.find((candidate) => candidate.query === query);
  // The page may be older than the one seen last.
  const latest = Math.max(newest, visit?.latest ?? 0);
  const before = newBeyond(visits, query, now) ?? latest;
  const others = visits.filter((candidate) => candidate !== visit);
  return [{ query, before, latest, at: now }, ...others].slice(0, MAX_SEARCHES);
}
