import "server-only";
import { isDeepStrictEqual } from "node:util";
import { liveSince } from "@/lib/rentals/live";
import type { LiveRental } from "@/lib/rentals/rental";
import { IDS_AT_ONCE, MAX_ROWS } from "./list-read";

/** `ids` is null if everything must be read again; `cursor` is null if the data service does not report changes. */
export type RentalChanges = { cursor: string | null; ids: readonly number[] | null };

export type LiveReads = {
  changes: (cursor: string | null) => Promise<RentalChanges>;
  among: (ids: readonly number[], since: Date) => Promise<readonly LiveRental[]>;
  /** Page by page. */
  all: (since: Date) => AsyncIterable<readonly LiveRental[]>;
};

/** The live rentals, newest first. `sweptAt` is the time of the last full read, in ms since the epoch. */
export type Listed = { rentals: readonly LiveRental[]; sweptAt: number };

/** Interval of full reads. They find changes that no trigger saw, such as rows restored with triggers off. */
const SWEEP_MS = 30 * 60 * 1000;

function newestFirst(a: LiveRental, b: LiveRental): number {
  const [older, newer] = [a.posted_at ?? "", b.posted_at ?? ""];
  if (older === newer) return b.id - a.id;
  return older < newer ? 1 : -1;
}

const byId = (rentals: readonly LiveRental[]) => new Map(rentals.map((rental) => [rental.id, rental]));

function isCheaperByIds(ids: readonly number[], listed: number): boolean {
  return Math.ceil(ids.length / IDS_AT_ONCE) <= Math.ceil((listed + 1) / MAX_ROWS);
}

/**
 * The list of live rentals: read once, then updated from the reported changes. A failed refresh leaves it unchanged. A rental
 * that may have changed, its text included, becomes a new object, and the list a new array.
 */
export function liveList(reads: LiveReads, now: () => number): () => Promise<Listed> {
  let listed: Listed = { rentals: [], sweptAt: Number.NEGATIVE_INFINITY };
  let cursor: string | null = null;

  /** Reads everything. If the data service does not report changes, an equal row keeps its object and so counts as unchanged. */
  async function sweep(since: Date, reportsChanges: boolean): Promise<LiveRental[]> {
    const reusable = reportsChanges ? null : byId(listed.rentals);
    const read: LiveRental[] = [];
    for await (const page of reads.all(since)) {
      for (const rental of page) {
        const before = reusable?.get(rental.id);
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
    // Ask before reading rows, so that the next refresh reports what changes in between.
    const changes = await reads.changes(cursor);
    const { ids } = changes;
    const isSweep =
      ids === null || startedAt - listed.sweptAt >= SWEEP_MS || !isCheaperByIds(ids, listed.rentals.length);
    const read = await (isSweep ? sweep(since, changes.cursor !== null) : withChanges(ids, since));
    const rentals = read.sort(newestFirst);
    const isSame =
      rentals.length === listed.rentals.length &&
      rentals.every((rental, index) => rental === listed.rentals[index]);
    listed = {
      rentals: isSame ? listed.rentals : rentals,
      sweptAt: isSweep ? startedAt : listed.sweptAt,
    };
    cursor = changes.cursor;
    return listed;
  };
}
