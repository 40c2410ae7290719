import "server-only";
import { cacheLife } from "next/cache";
import type { SearchedFacts } from "@/lib/facts/searched-facts";
import { othersSharingMost } from "@/lib/rentals/before-you-pay";
import type { LiveRental } from "@/lib/rentals/rental";
import { oncePerProcess } from "@/server/http/once-per-process";
import { listingsCacheLife, RETRY_LIFE } from "./cache-life";
import { keywordIndex } from "./keyword-index";
import { idsMatchingAll } from "./searched-texts";
import { staleIfError } from "./stale-if-error";
import { TEXT_READS } from "./text-reads";

/** In memory of the process, because the framework's cache would copy the texts for every page. */
const search = oncePerProcess("keyword search", () => {
  const { update, texts, idsWithContact, textStartOf, factsOf } = keywordIndex(TEXT_READS, Date.now);
  let [listed, sweptAt]: [readonly LiveRental[], number] = [[], 0];
  const ready = staleIfError(() => update(listed, sweptAt));
  const list = (rentals: readonly LiveRental[], readWholeAt: number) => {
    [listed, sweptAt] = [rentals, readWholeAt];
    return ready();
  };
  return { list, ready, texts, idsWithContact, textStartOf, factsOf };
});

/**
 * Reads the new texts of these rentals in the background, so that any keywords can be searched while the data service
 * is down. A failure surfaces in the search itself. `sweptAt` is when the rentals were last read whole.
 */
export function refreshKeywordIndex(rentals: readonly LiveRental[], sweptAt: number): void {
  search.list(rentals, sweptAt).catch(() => undefined);
}

/** Cached once per sweep of the listings. */
async function indexReady(sweptAt: number): Promise<true> {
  "use cache";
  await search.ready();
  listingsCacheLife(sweptAt);
  return true;
}

/**
 * Ids of the live rentals whose title or description contains every term (docs/behaviour.md, F9), as of the sweep at that time.
 * Throws when the texts have never been read and the data service cannot answer.
 */
export async function rentalIdsMatching(
  terms: readonly string[],
  sweptAt: number,
): Promise<ReadonlySet<number>> {
  await indexReady(sweptAt);
  return idsMatchingAll(search.texts(), terms);
}

type FactsOf = (id: number) => SearchedFacts;

/** What the adverts of live rentals state (docs/behaviour.md, F15), as of the sweep at that time. Throws as `rentalIdsMatching` does. */
export async function statedFacts(sweptAt: number): Promise<FactsOf> {
  await indexReady(sweptAt);
  return search.factsOf;
}

/** The same for pages that can do without; caught here, because a cached read that throws fails the page. */
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

/** The homes that posts of several let, as of the sweep at that time; none of an unknown rental, or where the texts cannot be read. */
export async function letUnits(sweptAt: number): Promise<(id: number) => SearchedFacts["units"]> {
  await isIndexReady(sweptAt);
  return (id) => search.factsOf(id).units;
}

/** The beginnings of the descriptions of live rentals, as of the sweep at that time; empty for an unknown one. */
export async function descriptionBeginnings(sweptAt: number): Promise<(id: number) => string> {
  await isIndexReady(sweptAt);
  return search.textStartOf;
}

/**
 * Ids of the live rentals that have one of these contacts, as of the sweep at that time: of the contact that most have, those
 * beside the rental itself. None where the texts cannot be read.
 */
export async function othersWithContact(
  id: number,
  keys: readonly string[],
  sweptAt: number,
): Promise<number[]> {
  await isIndexReady(sweptAt);
  return othersSharingMost(id, keys.map(search.idsWithContact));
}

/** The same for a list that only counts them; null where `statedFacts` throws. */
export async function factsIfRead(sweptAt: number): Promise<FactsOf | null> {
  return (await isIndexReady(sweptAt)) ? search.factsOf : null;
}
