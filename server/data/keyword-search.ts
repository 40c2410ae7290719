import "server-only";
import { cacheLife } from "next/cache";
import type { SearchedFacts } from "@/lib/facts/searched-facts";
import type { LiveRental } from "@/lib/rentals/rental";
import type { KeywordTerms } from "@/lib/text/keywords";
import { idsMatching } from "@/lib/text/searched-texts";
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
  return { follow, ready, ...index };
});

/**
 * Indexes new texts in the background, so that keyword search works while the data service is down. A failure surfaces in
 * the search itself. `sweptAt` is the time of the last full read of the list, in ms since the epoch.
 */
export function refreshKeywordIndex(rentals: readonly LiveRental[], sweptAt: number): void {
  search.follow(rentals, sweptAt).catch(() => undefined);
}

/** The first search after a sweep waits for the index. */
async function indexReady(sweptAt: number): Promise<true> {
  "use cache";
  await search.ready();
  listingsCacheLife(sweptAt);
  return true;
}

/**
 * Ids of the live rentals whose title or description matches the terms (docs/behaviour.md, F9), as of the sweep at `sweptAt`.
 * Throws if the texts have never been read and the data service cannot answer.
 */
export async function rentalIdsMatching(terms: KeywordTerms, sweptAt: number): Promise<ReadonlySet<number>> {
  await indexReady(sweptAt);
  return idsMatching(search.texts(), terms);
}

/** Ids of the live rentals of a contact (docs/behaviour.md, F29); `key` as by `contactId`. Throws like `rentalIdsMatching`. */
export async function rentalIdsOfContact(key: string, sweptAt: number): Promise<ReadonlySet<number>> {
  await indexReady(sweptAt);
  return search.idsWithContact(key);
}

type FactsOf = (id: number) => SearchedFacts;

/** Facts stated by the adverts of live rentals (docs/behaviour.md, F15). Throws like `rentalIdsMatching`. */
export async function statedFacts(sweptAt: number): Promise<FactsOf> {
  await indexReady(sweptAt);
  return search.factsOf;
}

/** `indexReady` for pages that work without texts. A cached read that throws would fail them. */
async function isIndexReady(sweptAt: number): Promise<boolean> {
  "use cache";
  try {
    await search.ready();
    listingsCacheLife(sweptAt);
    return true;
  } catch {
    cacheLife(RETRY_LIFE);
    return false;
  }
}

/** Homes of adverts that offer several, by rental id. Empty if the texts cannot be read. */
export async function advertisedUnits(sweptAt: number): Promise<(id: number) => SearchedFacts["units"]> {
  await isIndexReady(sweptAt);
  return (id) => search.factsOf(id).units;
}

/** Starts of descriptions, by rental id. Empty if the texts cannot be read. */
export async function descriptionStarts(sweptAt: number): Promise<(id: number) => string> {
  await isIndexReady(sweptAt);
  return search.textStartOf;
}

/**
 * The contact of a rental (keys as by `contactId`) with the most live rentals, and the ids of its other rentals. The first
 * contact without others if the texts cannot be read; null without contacts.
 */
export async function mainContact(
  id: number,
  keys: readonly string[],
  sweptAt: number,
): Promise<{ key: string; others: number[] } | null> {
  await isIndexReady(sweptAt);
  const contacts = keys.map((key) => ({
    key,
    others: [...search.idsWithContact(key)].filter((other) => other !== id),
  }));
  return contacts.toSorted((a, b) => b.others.length - a.others.length)[0] ?? null;
}

/** Like `statedFacts`, but null if the texts cannot be read: for lists that only count the facts. */
export async function factsIfRead(sweptAt: number): Promise<FactsOf | null> {
  return (await isIndexReady(sweptAt)) ? search.factsOf : null;
}
