/** How far a visitor has seen a search, by rental ids: they grow with every rental that is added, and a repost keeps its own. */
export type SearchMark = {
  /** The canonical query of the list, without its page. */
  query: string;
  /** The newest rental of the visit before: what is newer is new. */
  before: number;
  /** The newest rental of a list that was really seen. */
  latest: number;
  /** When that was, in ms since the epoch. */
  at: number;
};

/** A visit ends after as long without a look at the list: reloading or coming back from a rental is no new one. */
const VISIT_MS = 30 * 60 * 1000;

/** The searches of a device; those that were not seen for longest go. */
export const MAX_MARKS = 50;

const VERSION = 1;

const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

function parseMark(value: unknown): SearchMark[] {
  if (!Array.isArray(value)) return [];
  const [query, before, latest, at]: unknown[] = value;
  return typeof query === "string" && isId(before) && isId(latest) && isId(at)
    ? [{ query, before, latest, at }]
    : [];
}

/** The marks of a stored text, the last seen first; none where it is damaged or of another version. */
export function parseMarks(stored: string | null): SearchMark[] {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    if (typeof value !== "object" || value === null || !("version" in value && "marks" in value)) return [];
    return value.version === VERSION && Array.isArray(value.marks) ? value.marks.flatMap(parseMark) : [];
  } catch {
    return [];
  }
}

export function serializeMarks(marks: readonly SearchMark[]): string {
  return JSON.stringify({
    version: VERSION,
    marks: marks.map(({ query, before, latest, at }) => [query, before, latest, at]),
  });
}

/** A time in the future comes from a clock that was wrong then. */
function isSameVisit({ at }: SearchMark, now: number): boolean {
  return now >= at && now - at < VISIT_MS;
}

/** The id that rentals are new beyond; null for a search that was never seen (docs/behaviour.md, N1). `now` in ms since the epoch. */
export function newBeyond(marks: readonly SearchMark[], query: string, now: number): number | null {
  const mark = marks.find((each) => each.query === query);
  if (mark === undefined) return null;
  return isSameVisit(mark, now) ? mark.before : mark.latest;
}

/** The highest id of a list, 0 for an empty list: whatever comes later is new. */
export function newestOf(rentals: readonly { id: number }[]): number {
  return rentals.reduce((newest, { id }) => Math.max(newest, id), 0);
}

/** The marks once a list was really seen, by its highest id; what is new stays new until the visit ends (docs/behaviour.md, N2). */
export function afterSeeing(
  marks: readonly SearchMark[],
  query: string,
  newest: number,
  now: number,
): SearchMark[] {
  const mark = marks.find((each) => each.query === query);
  // A page may be older than what was seen last.
  const latest = Math.max(newest, mark?.latest ?? 0);
  const before = newBeyond(marks, query, now) ?? latest;
  const others = marks.filter((each) => each !== mark);
  return [{ query, before, latest, at: now }, ...others].slice(0, MAX_MARKS);
}
