import "server-only";
import { isDeepStrictEqual } from "node:util";
import { liveSince } from "@/lib/rental/live";
import type { Rental } from "@/lib/rental/rental";
import { IDS_AT_ONCE, MAX_ROWS } from "./list-read";

/** `ids` is null if everything must be read again; `cursor` is null if the data service does not report changes. */
export type RentalChanges = { cursor: string | null; ids: readonly number[] | null };

export type LiveReads = {
  changes: (cursor: string | null) => Promise<RentalChanges>;
  among: (ids: readonly number[], since: Date) => Promise<readonly Rental[]>;
  /** Page by page. */
  all: (since: Date) => AsyncIterable<readonly Rental[]>;
};

/**
 * The live rentals, newest first. `sweptAt` is the time of the last full read, in ms since the epoch; `changed` has the ids of
 * rentals that may have changed since the last refresh, live or not, null if any may have.
 */
export type Listed = { rentals: readonly Rental[]; sweptAt: number; changed: RentalChanges["ids"] };

/** Interval of full reads. They find changes that no trigger saw, such as rows restored with triggers off. */
const SWEEP_MS = 30 * 60 * 1000;

function newestFirst(a: Rental, b: Rental): number {
  const [older, newer] = [a.posted_at ?? "", b.posted_at ?? ""];
  if (older === newer) return b.id - a.id;
  return older < newer ? 1 : -1;
}

const byId = (rentals: readonly Rental[]) => new Map(rentals.map((rental) => [rental.id, rental]));

/** The known rental if it has not changed. */
function sameIfEqual(known: ReadonlyMap<number, Rental>, rental: Rental): Rental {
  const before = known.get(rental.id);
  return before !== undefined && isDeepStrictEqual(before, rental) ? before : rental;
}

function isCheaperByIds(ids: readonly number[], listed: number): boolean {
  return Math.ceil(ids.length / IDS_AT_ONCE) <= Math.ceil((listed + 1) / MAX_ROWS);
}

/**
 * The list of live rentals: read once, then updated from the reported changes. A failed refresh leaves it unchanged. A rental
 * that has changed becomes a new object, and the list a new array.
 */
export function liveList(reads: LiveReads, now: () => number): () => Promise<Listed> {
  let listed: Listed = { rentals: [], sweptAt: Number.NEGATIVE_INFINITY, changed: null };
  let cursor: string | null = null;

  async function sweep(since: Date): Promise<Rental[]> {
    const known = byId(listed.rentals);
    const read: Rental[] = [];
    for await (const page of reads.all(since)) read.push(...page.map((rental) => sameIfEqual(known, rental)));
    return read;
  }

  async function withChanges(ids: readonly number[], since: Date): Promise<Rental[]> {
    const known = byId(listed.rentals);
    const read = ids.length === 0 ? [] : await reads.among(ids, since);
    const changed = new Set(ids);
    const oldest = since.toISOString();
    const isLive = ({ posted_at }: Rental) => posted_at === null || posted_at >= oldest;
    return [
      ...listed.rentals.filter((rental) => !changed.has(rental.id) && isLive(rental)),
      ...read.map((rental) => sameIfEqual(known, rental)),
    ];
  }

  return async () => {
    const startedAt = now();
    const since = liveSince(startedAt);
    // Ask before reading rows, so that the next refresh reports what changes in between.
    const changes = await reads.changes(cursor);
    const { ids } = changes;
    const isSweep =
      ids === null || startedAt - listed.sweptAt >= SWEEP_MS || !isCheaperByIds(ids, listed.rentals.length);
    const read = await (isSweep ? sweep(since) : withChanges(ids, since));
    const rentals = read.sort(newestFirst);
    const isSame =
      rentals.length === listed.rentals.length &&
      rentals.every((rental, index) => rental === listed.rentals[index]);
    listed = {
      rentals: isSame ? listed.rentals : rentals,
      sweptAt: isSweep ? startedAt : listed.sweptAt,
      changed: ids,
    };
    cursor = changes.cursor;
    return listed;
  };
}
