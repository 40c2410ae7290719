import "server-only";
import { LRUCache } from "lru-cache";
import type { Rental } from "@/lib/rental/rental";
import type { OlderReads } from "@/lib/search/snapshot";
import { isoRegionDay } from "@/lib/time/region-day";
import { siteProcess } from "@/server/front/site-process";
import { serverEnv } from "@/server/site/server-env";
import { readContactRecords, readReposts } from "./home-history";
import { readIndexed } from "./indexed-rentals";
import { rowsOf } from "./live-reads";
import { usableRentals } from "./rental-row";
import { supabaseClient } from "./supabase-client";

/** Most answers of each kind in memory. A home with many posts takes 40 kB. */
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

/** How long a page waits for a service that did not answer the last refresh. It may be back. */
const PATIENCE_MS = 1_000;

function afterPatience(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, PATIENCE_MS, new Error("The data service does not answer.")).unref();
  });
}

async function readOlder(query: ReturnType<typeof notDeleted>): Promise<Rental[]> {
  const read = siteProcess().isRefreshed ? query : Promise.race([query, afterPatience()]);
  return usableRentals(rowsOf<unknown[]>("older rentals", await read));
}

/**
 * The reads of what is not live. Posts and records of a home are read and not part of the snapshot: a home may have hundreds
 * of posts. An older rental is read each time: the front keeps its page.
 */
export function olderReads(): OlderReads {
  const indexed = keptRead(readIndexed, 1);
  return {
    bySlug: async (slug) => {
      // Quoted, because the embedded data service reads a bare `true` as a boolean.
      const [found = null] = await readOlder(notDeleted().or(`slug.eq."${slug}"`));
      return found;
    },
    byIds: (ids) => readOlder(notDeleted().in("id", ids)),
    reposts: keptRead(readReposts, MAX_HOMES),
    contactRecords: keptRead(readContactRecords, MAX_HOMES),
    indexed: () => indexed(isoRegionDay(new Date())),
  };
}
