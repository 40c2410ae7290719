import "server-only";
import { INDEXED_DAYS } from "@/lib/rentals/indexability";
import { isVideo } from "@/lib/rentals/media";
import { DAY_MS } from "@/lib/time/region-day";
import { cachedRead } from "./cached-read";
import { allPages, listRead, rowsOf } from "./list-read";
import { parseLivePages } from "./rental-row";
import { staleIfError } from "./stale-if-error";

const COLUMNS = "id,slug,posted_at_telegram,media_urls";
/** Per listing in the sitemap. Fifty thousand listings may be in memory at once. */
const MAX_PICTURES = 20;

export type IndexedRental = {
  id: number;
  slug: string | null;
  posted_at: string | null;
  /** Still pictures, with the addresses that the row has. */
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

/** A module variable: a hundred thousand rentals would not fit into Next's cache, and would be read for every request. */
let latest: IndexedRental[] | null = null;

async function refreshIndexedRentals(): Promise<true> {
  "use cache";
  latest = await cachedRead(read());
  return true;
}

/** Every rental that search engines may index (docs/behaviour.md, S4), newest first. Throws when the service cannot answer. */
export async function indexedRentals(): Promise<readonly IndexedRental[]> {
  await refreshIndexedRentals();
  return latest ?? (await read()).value;
}
