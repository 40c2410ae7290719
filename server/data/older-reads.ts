import "server-only";
import type { Rental } from "@/lib/rental/rental";
import type { OlderReads } from "@/lib/search/snapshot";
import { isoRegionDay } from "@/lib/time/region-day";
import { readContactRecords } from "./contact-records";
import { readIndexed } from "./indexed-rentals";
import { keptReads } from "./kept-reads";
import { rowsOf } from "./list-read";
import { usableRentals } from "./rental-row";
import { readReposts } from "./reposts";
import { supabaseClient } from "./supabase-client";

/** Most answers of each kind in memory. An older rental takes about 5 kB, a home with many posts 40 kB. */
const MAX_RENTALS = 1_000;
const MAX_HOMES = 300;

const notDeleted = () => supabaseClient().from("rentals").select("*").eq("is_deleted", false);

async function readBySlug(slug: string): Promise<Rental | null> {
  // Quoted, because the embedded data service reads a bare `true` as a boolean.
  const rows = rowsOf<unknown[]>("a rental", await notDeleted().or(`slug.eq."${slug}"`));
  return usableRentals(rows)[0] ?? null;
}

/** Collects the ids that are asked for in one turn of the event loop, and reads them together. */
function batched(): (id: number) => Promise<Rental | null> {
  let batch: { ids: number[]; reading: Promise<Map<number, Rental>> } | null = null;
  async function readBatch(ids: number[]): Promise<Map<number, Rental>> {
    await Promise.resolve();
    batch = null;
    const rows = rowsOf<unknown[]>("rentals by id", await notDeleted().in("id", ids));
    return new Map(usableRentals(rows).map((rental) => [rental.id, rental]));
  }
  return async (id) => {
    if (batch === null) {
      const ids: number[] = [];
      batch = { ids, reading: readBatch(ids) };
    }
    batch.ids.push(id);
    return (await batch.reading).get(id) ?? null;
  };
}

/** What a refresh tells the reads of older rentals: `changed` is as in `Listed`. True if a kept rental has changed. */
export type NoteChanges = (changed: readonly number[] | null) => boolean;

/**
 * The reads of what is not live. Posts and records of a home are read and not part of the snapshot: a home may have hundreds
 * of posts. A change of any rental outdates them, because a new post belongs to a home without changing it.
 */
export function olderReads(): OlderReads & { noteChanges: NoteChanges } {
  const bySlug = keptReads(readBySlug, MAX_RENTALS);
  const byId = keptReads(batched(), MAX_RENTALS);
  const reposts = keptReads(readReposts, MAX_HOMES);
  const records = keptReads(readContactRecords, MAX_HOMES);
  const indexed = keptReads(readIndexed, 1);
  return {
    bySlug: bySlug.get,
    byIds: async (ids) => (await Promise.all(ids.map(byId.get))).filter((rental) => rental !== null),
    reposts: async (id) => (await reposts.get(id)) ?? { count: 0, rents: [], newest: [] },
    contactRecords: async (id) => (await records.get(id)) ?? {},
    indexed: async () => (await indexed.get(isoRegionDay(new Date()))) ?? [],
    noteChanges: (changed) => {
      if (changed?.length === 0) return false;
      for (const reads of [reposts, records, indexed]) reads.outdate();
      const ids = changed === null ? null : new Set(changed);
      const isChanged = ({ id }: Rental) => ids?.has(id) ?? true;
      const hadChanged = [bySlug, byId].map((reads) => reads.forget(isChanged)).includes(true);
      return hadChanged && ids !== null;
    },
  };
}
