import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { liveSince } from "./live";

/** Most ids in one request: servers limit the length of its URL. */
export const IDS_AT_ONCE = 200;

/** PostgREST silently caps a response at this many rows. */
export const MAX_ROWS = 1_000;

const identified = z.object({ id: z.int() });

/** The rows of a read by ascending id, page by page: those that come or go meanwhile move no others to another page. */
export async function* pagesById(
  read: (after: number) => PromiseLike<readonly unknown[]>,
): AsyncGenerator<readonly unknown[]> {
  let [after, isMore] = [-1, true];
  while (isMore) {
    const page = await read(after);
    yield page;
    const last = identified.safeParse(page.at(-1)).data?.id ?? after;
    isMore = page.length === MAX_ROWS && last > after;
    after = last;
  }
}

/** The answer of `rental_changes_since`. */
export const reportedChanges = z.object({ cursor: z.string(), ids: z.array(z.int()).nullable() });

/** `ids` is null if everything must be read again; `cursor` is null if the data service does not report changes. */
export type RentalChanges = { cursor: string | null; ids: readonly number[] | null };

/** What a list keeps of a rental. `posted_at` is an ISO time in UTC. */
type Dated = { id: number; posted_at: string | null };

export type LiveReads<Live extends Dated> = {
  changes: (cursor: string | null) => Promise<RentalChanges>;
  among: (ids: readonly number[], since: Date) => Promise<readonly Live[]>;
  /** Page by page. */
  all: (since: Date) => AsyncIterable<readonly Live[]>;
};

/**
 * The live rentals, newest first. `sweptAt` is the time of the last full read, in ms since the epoch; `changed` has the ids of
 * rentals that may have changed since the last refresh, live or not, null if any may have.
 */
export type Listed<Live> = {
  rentals: readonly Live[];
  sweptAt: number;
  changed: RentalChanges["ids"];
};

/** Interval of full reads. They find changes that no trigger saw, such as rows restored with triggers off. */
const SWEEP_MS = 30 * 60 * 1000;

/** The order of lists (docs/behaviour.md, L2). */
export function newestFirst(a: Dated, b: Dated): number {
  const [older, newer] = [a.posted_at ?? "", b.posted_at ?? ""];
  if (older === newer) return b.id - a.id;
  return older < newer ? 1 : -1;
}

const byId = <Live extends Dated>(rentals: readonly Live[]) =>
  new Map(rentals.map((rental) => [rental.id, rental]));

/** The known rental if it has not changed. */
function sameIfEqual<Live extends Dated>(known: ReadonlyMap<number, Live>, rental: Live): Live {
  const before = known.get(rental.id);
  return before !== undefined && isDeepStrictEqual(before, rental) ? before : rental;
}

function isCheaperByIds(ids: readonly number[], listed: number): boolean {
  return Math.ceil(ids.length / IDS_AT_ONCE) <= Math.ceil((listed + 1) / MAX_ROWS);
}

/**
 * The list of live rentals, at `now` in ms since the epoch: read once, then updated from the reported changes. A failed refresh leaves it unchanged. A rental
 * that has changed becomes a new object, and the list a new array.
 */
export function liveList<Live extends Dated>(): (
  reads: LiveReads<Live>,
  now: number,
) => Promise<Listed<Live>> {
  let listed: Listed<Live> = { rentals: [], sweptAt: Number.NEGATIVE_INFINITY, changed: null };
  let cursor: string | null = null;

  async function sweep(reads: LiveReads<Live>, since: Date): Promise<Live[]> {
    const known = byId(listed.rentals);
    const read: Live[] = [];
    for await (const page of reads.all(since)) read.push(...page.map((rental) => sameIfEqual(known, rental)));
    return read;
  }

  async function withChanges(reads: LiveReads<Live>, ids: readonly number[], since: Date): Promise<Live[]> {
    const known = byId(listed.rentals);
    const read = ids.length === 0 ? [] : await reads.among(ids, since);
    const changed = new Set(ids);
    const oldest = since.toISOString();
    const isLive = ({ posted_at }: Live) => posted_at === null || posted_at >= oldest;
    return [
      ...listed.rentals.filter((rental) => !changed.has(rental.id) && isLive(rental)),
      ...read.map((rental) => sameIfEqual(known, rental)),
    ];
  }

  return async (reads, now) => {
    const since = liveSince(now);
    // Ask before reading rows, so that the next refresh reports what changes in between.
    const changes = await reads.changes(cursor);
    const { ids } = changes;
    const isSweep =
      ids === null || now - listed.sweptAt >= SWEEP_MS || !isCheaperByIds(ids, listed.rentals.length);
    const read = await (isSweep ? sweep(reads, since) : withChanges(reads, ids, since));
    const rentals = read.sort(newestFirst);
    const isSame =
      rentals.length === listed.rentals.length &&
      rentals.every((rental, index) => rental === listed.rentals[index]);
    listed = {
      rentals: isSame ? listed.rentals : rentals,
      sweptAt: isSweep ? now : listed.sweptAt,
      changed: ids,
    };
    cursor = changes.cursor;
    return listed;
  };
}
