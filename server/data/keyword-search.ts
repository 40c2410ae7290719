import "server-only";
import { cacheLife } from "next/cache";
import type { LiveRental } from "@/lib/rentals/rental";
import { oncePerProcess } from "@/server/process/once-per-process";
import { listingsCacheLife, RETRY_LIFE } from "./cache-life";
import { keywordIndex } from "./keyword-index";
import { staleIfError } from "./stale-if-error";
import { TEXT_READS } from "./text-reads";

/** Next's cache would copy the texts for every page. */
const search = oncePerProcess("keyword search", () => {
  const { update, ...index } = keywordIndex(TEXT_READS, Date.now);
  let [listed, sweptAt]: [readonly LiveRental[], number] = [[], 0];
  const ready = staleIfError(() => update(listed, sweptAt));
  const follow = (rentals: readonly LiveRental[], fullReadAt: number) => {
    [listed, sweptAt] = [rentals, fullReadAt];
    return ready();
  };
  return { follow, ready, index };
});

/** What the texts of the live rentals say, and the facts that they state (docs/behaviour.md, F9, F15, F29). */
export type KeywordIndex = typeof search.index;

/**
 * Indexes new texts in the background, so that keyword search works while the data service is down. A failure surfaces in
 * the search itself. `sweptAt` is the time of the last full read of the list, in ms since the epoch.
 */
export function refreshKeywordIndex(rentals: readonly LiveRental[], sweptAt: number): void {
  search.follow(rentals, sweptAt).catch(() => undefined);
}

/** Waits for the index. Cached by the time of the list's read, so only the first search after a refresh waits. */
async function indexReady(readAt: number): Promise<true> {
  "use cache";
  await search.ready();
  listingsCacheLife(readAt);
  return true;
}

/** The index for the list read at `readAt`. Throws if the texts have never been read and the data service cannot answer. */
export async function readyIndex(readAt: number): Promise<KeywordIndex> {
  await indexReady(readAt);
  return search.index;
}

/** `indexReady` for pages that work without texts. A cached read that throws would fail them. */
async function isIndexReady(readAt: number): Promise<boolean> {
  "use cache";
  try {
    await search.ready();
    listingsCacheLife(readAt);
    return true;
  } catch {
    cacheLife(RETRY_LIFE);
    return false;
  }
}

/** `readyIndex` for pages that work without texts: null if they cannot be read. */
export async function indexIfRead(readAt: number): Promise<KeywordIndex | null> {
  return (await isIndexReady(readAt)) ? search.index : null;
}

/**
 * The contact of a rental (`keys` are made by `contactId`) with the most live rentals, and the ids of its other rentals. The first
 * contact without others if the texts cannot be read; null without contacts.
 */
export async function mainContact(
  id: number,
  keys: readonly string[],
  readAt: number,
): Promise<{ key: string; others: number[] } | null> {
  const index = await indexIfRead(readAt);
  const contacts = keys.map((key) => ({
    key,
    others: [...(index?.idsWithContact(key) ?? [])].filter((other) => other !== id),
  }));
  return contacts.toSorted((a, b) => b.others.length - a.others.length)[0] ?? null;
}
