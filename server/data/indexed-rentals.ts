import "server-only";
import { INDEXED_DAYS } from "@/lib/rental/indexability";
import { liveSince } from "@/lib/rental/live";
import { newestFirst } from "@/lib/rental/live-list";
import { isVideo } from "@/lib/rental/media";
import type { Rental } from "@/lib/rental/rental";
import type { IndexedRental } from "@/lib/search/snapshot";
import { DAY_MS } from "@/lib/time/region-day";
import { liveRows, rentalPages } from "./live-reads";
import { usableRentals } from "./rental-row";
import { snapshot } from "./snapshot";
import { orUnread } from "./unread";

const COLUMNS = "id,slug,posted_at_telegram,media_urls";
/** Per listing in the sitemap, whose files have a largest size. */
const MAX_PICTURES = 10;

function indexed({ id, slug, posted_at, media_urls }: Rental): IndexedRental {
  const pictures = media_urls.filter((url) => !isVideo(url)).slice(0, MAX_PICTURES);
  return { id, slug, posted_at, pictures };
}

/** The rentals that have left the list, or will within a day, and may still be indexed. */
export async function readIndexed(): Promise<IndexedRental[]> {
  const now = Date.now();
  const since = new Date(now - INDEXED_DAYS * DAY_MS);
  const before = new Date(liveSince(now).getTime() + DAY_MS).toISOString();
  const pages = rentalPages(() => liveRows(since, COLUMNS).lt("posted_at_telegram", before));
  const rows = (await Array.fromAsync(pages)).flat();
  return usableRentals(rows).toSorted(newestFirst).map(indexed);
}

/** Every rental that search engines may index (docs/behaviour.md, S4), newest first. Throws `UnreadError`. */
export async function indexedRentals(): Promise<readonly IndexedRental[]> {
  const { rentals, readAt, older } = snapshot();
  const left = await orUnread("Reading the indexed rentals failed", older.indexed());
  const oldest = new Date(readAt - INDEXED_DAYS * DAY_MS).toISOString();
  const live = rentals.filter(({ posted_at }) => (posted_at ?? "") >= oldest).map(indexed);
  const ids = new Set(live.map(({ id }) => id));
  return [...live, ...left.filter(({ id }) => !ids.has(id))];
}
