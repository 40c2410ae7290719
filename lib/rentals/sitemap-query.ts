import { keepLastGood } from "@/lib/cache/keep-last-good";
import { INDEXED_DAYS } from "@/lib/seo/listing-life";
import { KEEPING } from "./keeping";
import { listingsCacheLife, listRead, rowsOf } from "./list-read";
import { isVideo } from "./media";
import { type PageAsked, readAllPages } from "./read-all-pages";
import { parseLiveRows } from "./rental-row";

const DAY_MS = 24 * 60 * 60 * 1000;
const COLUMNS = "id,slug,posted_at_telegram,media_urls";
/** Pictures told of one listing; a list of fifty thousand is read at once. */
const MAX_PICTURES = 20;

/** What the sitemap needs of a rental. */
export type IndexedRental = {
  id: number;
  slug: string | null;
  posted_at: string | null;
  /** Still pictures as the row has them. */
  pictures: string[];
};

async function readPage(since: Date, page: PageAsked): Promise<IndexedRental[]> {
  const rows = parseLiveRows(rowsOf("rentals", await listRead(COLUMNS, since, page)));
  return rows.map(({ id, slug, posted_at, media_urls }) => {
    const pictures = media_urls.filter((url) => !isVideo(url)).slice(0, MAX_PICTURES);
    return { id, slug, posted_at, pictures };
  });
}

const sweep = keepLastGood<IndexedRental[]>(() => {
  const since = new Date(Date.now() - INDEXED_DAYS * DAY_MS);
  return readAllPages((page) => readPage(since, page));
}, KEEPING);

/** Every rental whose page search engines keep (QUALITY B8), newest first. Throws when the service cannot answer. */
export async function indexedRentals(): Promise<IndexedRental[]> {
  "use cache";
  listingsCacheLife();
  return sweep();
}
