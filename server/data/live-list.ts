import "server-only";
import { isDeepStrictEqual } from "node:util";
import { liveSince } from "@/lib/rentals/live";
import type { LiveRental } from "@/lib/rentals/rental";
import { IDS_AT_ONCE, MAX_ROWS } from "./list-read";

/**
 * What changed since a cursor, and the cursor to ask with next. `ids` is null where everything is to be read; `cursor` is null
 * where the data service does not tell what changed.
 */
export type RentalChanges = { cursor: string | null; ids: readonly number[] | null };

export type LiveReads = {
  changes: (cursor: string | null) => Promise<RentalChanges>;
  /** Those of the rentals with these ids that are live. */
  among: (ids: readonly number[], since: Date) => Promise<readonly LiveRental[]>;
  /** Every live rental, page by page. */
  all: (since: Date) => AsyncIterable<readonly LiveRental[]>;
};

/** The live rentals, newest first, and when they were last read whole, in ms since the epoch. */
export type Listed = { rentals: readonly LiveRental[]; sweptAt: number };

/** Interval of full reads: for what a trigger was not told, such as rows restored with triggers off. */
const SWEEP_MS = 30 * 60 * 1000;

function newestFirst(a: LiveRental, b: LiveRental): number {
  const [older, newer] = [a.posted_at ?? "", b.posted_at ?? ""];
  if (older === newer) return b.id - a.id;
  return older < newer ? 1 : -1;
}

const byId = (rentals: readonly LiveRental[]) => new Map(rentals.map((rental) => [rental.id, rental]));

/** Whether reading these ids takes no more requests than reading the whole list does. */
function areFewer(ids: readonly number[], listed: number): boolean {
  return Math.ceil(ids.length / IDS_AT_ONCE) <= Math.ceil((listed + 1) / MAX_ROWS);
}

/**
 * The list of the live rentals, read once and then kept up with by what changed. A refresh that fails leaves it as it was,
 * and the next one goes on from there. A rental of the list is another object when it may have changed, its text included;
 * the list itself is another one when any of it is.
 */
export function liveList(reads: LiveReads, now: () => number): () => Promise<Listed> {
  let listed: Listed = { rentals: [], sweptAt: Number.NEGATIVE_INFINITY };
  let cursor: string | null = null;

  /** Where the data service tells no changes, only rows that differ count as changed. */
  async function swept(since: Date, areChangesTold: boolean): Promise<LiveRental[]> {
    const known = areChangesTold ? null : byId(listed.rentals);
    const read: LiveRental[] = [];
    for await (const page of reads.all(since)) {
      for (const rental of page) {
        const before = known?.get(rental.id);
        read.push(before !== undefined && isDeepStrictEqual(before, rental) ? before : rental);
      }
    }
    return read;
  }

  async function withChanges(ids: readonly number[], since: Date): Promise<LiveRental[]> {
    const read = ids.length === 0 ? [] : await reads.among(ids, since);
    const changed = new Set(ids);
    const oldest = since.toISOString();
    const isLive = ({ posted_at }: LiveRental) => posted_at === null || posted_at >= oldest;
    return [...listed.rentals.filter((rental) => !changed.has(rental.id) && isLive(rental)), ...read];
  }

  return async () => {
    const startedAt = now();
    const since = liveSince(startedAt);
    // Asked before the rows are read: what changes meanwhile is reported again by the next refresh.
    const changes = await reads.changes(cursor);
    const { ids } = changes;
    const isSweep =
      ids === null || startedAt - listed.sweptAt >= SWEEP_MS || !areFewer(ids, listed.rentals.length);
    const read = await (isSweep ? swept(since, changes.cursor !== null) : withChanges(ids, since));
    const rentals = read.sort(newestFirst);
    const isSame =
      rentals.length === listed.rentals.length && rentals.every((one, at) => one === listed.rentals[at]);
    listed = {
      rentals: isSame ? listed.rentals : rentals,
      sweptAt: isSweep ? startedAt : listed.sweptAt,
    };
    cursor = changes.cursor;
    return listed;
  };
}
