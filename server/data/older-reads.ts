import "server-only";
import { LRUCache } from "lru-cache";
import type { Rental } from "@/lib/rental/rental";
import type { OlderReads } from "@/lib/search/snapshot";
import { isoRegionDay } from "@/lib/time/region-day";
import { serverEnv } from "@/server/site/server-env";
import { readContactRecords, readReposts } from "./home-history";
import { readIndexed } from "./indexed-rentals";
import { rowsOf } from "./list-read";
import { usableRentals } from "./rental-row";
import { supabaseClient } from "./supabase-client";

/** Most answers of each kind in memory. An older rental takes about 5 kB, a home with many posts 40 kB. */
const MAX_RENTALS = 1_000;
const MAX_HOMES = 300;

/** A read whose answer is kept for as long as listings are; while the data service cannot answer, an older one stands in. */
function keptRead<Argument extends string | number, Value extends object>(
  read: (argument: Argument) => Promise<Value>,
  max: number,
): (argument: Argument) => Promise<Value> {
  const kept = new LRUCache<Argument, Value>({ max, fetchMethod: read, noDeleteOnFetchRejection: true });
  return (argument) =>
    kept.forceFetch(argument, {
      ttl: serverEnv.listingsRevalidateSeconds() * 1000,
      // Without an older answer the library would hide why the read failed.
      allowStaleOnFetchRejection: kept.peek(argument, { allowStale: true }) !== undefined,
    });
}

const notDeleted = () => supabaseClient().from("rentals").select("*").eq("is_deleted", false);

type RowsAnswer = Parameters<typeof rowsOf<unknown[]>>[1];

/** What a refresh tells the reads of older rentals: `changed` is as in `Listed`. True if a kept rental has changed. */
export type NoteChanges = (changed: readonly number[] | null) => boolean;

/**
 * The reads of what is not live. Posts and records of a home are read and not part of the snapshot: a home may have hundreds
 * of posts. Older rentals are kept by slug and id until they change. What does not exist is not kept, so that made-up
 * addresses push nothing out.
 */
export function olderReads(): OlderReads & { noteChanges: NoteChanges } {
  const rentals = new LRUCache<string | number, Rental>({ max: MAX_RENTALS });
  const indexed = keptRead(readIndexed, 1);
  let generation = 0;

  async function readRentals(read: PromiseLike<RowsAnswer>): Promise<Rental[]> {
    const startedIn = generation;
    const found = usableRentals(rowsOf<unknown[]>("older rentals", await read));
    // Otherwise something has changed since the read began.
    if (startedIn === generation)
      for (const rental of found)
        for (const key of [rental.id, rental.slug]) if (key !== null) rentals.set(key, rental);
    return found;
  }

  return {
    bySlug: async (slug) => {
      const known = rentals.get(slug);
      if (known !== undefined) return known;
      // Quoted, because the embedded data service reads a bare `true` as a boolean.
      const [found = null] = await readRentals(notDeleted().or(`slug.eq."${slug}"`));
      return found;
    },
    byIds: async (ids) => {
      const known = ids.flatMap((id) => rentals.get(id) ?? []);
      const missing = ids.filter((id) => !rentals.has(id));
      return missing.length === 0
        ? known
        : [...known, ...(await readRentals(notDeleted().in("id", missing)))];
    },
    reposts: keptRead(readReposts, MAX_HOMES),
    contactRecords: keptRead(readContactRecords, MAX_HOMES),
    indexed: () => indexed(isoRegionDay(new Date())),
    noteChanges: (changed) => {
      if (changed?.length === 0) return false;
      generation += 1;
      const ids = new Set(changed);
      const gone = [...rentals].filter(([, { id }]) => changed === null || ids.has(id));
      for (const [key] of gone) rentals.delete(key);
      return changed !== null && gone.length > 0;
    },
  };
}
