import "server-only";
import { INDEXED_DAYS } from "@/lib/rentals/indexability";
import { isVideo } from "@/lib/rentals/media";
import { listingsCacheLife } from "./cache-life";
import { allPages, listRead, rowsOf } from "./list-read";
import { parseLivePages } from "./rental-row";
import { staleIfError } from "./stale-if-error";

const DAY_MS = 24 * 60 * 60 * 1000;
const COLUMNS = "id,slug,posted_at_telegram,media_urls";
/** Pictures of one listing in the sitemap, of which fifty thousand may be in memory at once. */
const MAX_PICTURES = 20;

/** What the sitemap needs of a rental. */
export type IndexedRental = {
  id: number;
  slug: string | null;
  posted_at: string | null;
  /** Still pictures as the row has them. */
  pictures: string[];
};

async function readIndexed(): Promise<IndexedRental[]> {
  const since = new Date(Date.now() - INDEXED_DAYS * DAY_MS);
  const pages = allPages(async (page) => rowsOf("rentals", await listRead(COLUMNS, since, page)));
  const indexed: IndexedRental[] = [];
  for await (const rentals of parseLivePages(pages)) {
    for (const { id, slug, posted_at, media_urls } of rentals) {
      const pictures = media_urls.filter((url) => !isVideo(url)).slice(0, MAX_PICTURES);
      indexed.push({ id, slug, posted_at, pictures });
    }
  }
  return indexed;
}

const read = staleIfError<IndexedRental[]>(readIndexed);

/** In memory of the process: a hundred thousand would not fit into the framework's cache, and be read for every request. */
let kept: IndexedRental[] | null = null;

async function areIndexedRead(): Promise<true> {
  "use cache";
  const { value, readAt } = await read();
  kept = value;
  listingsCacheLife(readAt);
  return true;
}

/** Every rental whose page search engines may index (docs/behaviour.md, S4), newest first. Throws when the service cannot answer. */
export async function indexedRentals(): Promise<readonly IndexedRental[]> {
  await areIndexedRead();
  return kept ?? (await read()).value;
}
