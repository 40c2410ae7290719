import { localPath, pageLocale } from "@/lib/language/locales";
import { MAX_IDS } from "@/lib/search/grid-items";
import type { RentalCopy } from "@/lib/shortlist/rental-copy";
import {
  afterCheck,
  droppedMedia,
  idsToStore,
  isInOtherLanguage,
  type StoredHome,
  unshownMedia,
} from "@/lib/shortlist/stored-home";
import { isQuotaError, openShortlist, type ShortlistDatabase, withRoom } from "./database";
import { dropPhotos, MAX_BYTES, storePhotos } from "./photos";
import { publishShortlist, useShortlist } from "./shortlist-store";

/** Rejects if the request fails, so that a failure is never read as "removed". */
async function fetchCopies(ids: readonly number[]): Promise<RentalCopy[]> {
  const response = await fetch(localPath(pageLocale(), `/api/rentals/copies?ids=${ids.join(",")}`));
  if (!response.ok) throw new Error(`status ${response.status}`);
  const body: { copies: RentalCopy[] } = await response.json();
  return body.copies;
}

/** Deletes the photos that no stored home shows any more. */
async function dropUnshown(database: ShortlistDatabase, urls: readonly string[]): Promise<void> {
  if (urls.length > 0) await dropPhotos(unshownMedia(urls, await database.getAll("homes")));
}

/** A single transaction, so that tabs do not overwrite each other. Undefined removes the home. */
async function changeHome(
  database: ShortlistDatabase,
  id: number,
  change: (before: StoredHome | undefined) => StoredHome | undefined,
): Promise<void> {
  const dropped = await withRoom(async () => {
    const transaction = database.transaction("homes", "readwrite");
    const before = await transaction.store.get(id);
    const after = change(before);
    await Promise.all([
      after === undefined ? transaction.store.delete(id) : transaction.store.put(after),
      transaction.done,
    ]);
    return droppedMedia(before, after);
  });
  await dropUnshown(database, dropped);
}

async function checkHomes(database: ShortlistDatabase, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    for (const copy of await fetchCopies(ids.slice(start, start + MAX_IDS)))
      await changeHome(database, copy.id, (before) => afterCheck(before, copy, Date.now()));
  }
}

/** Latest like first, while there is room. */
async function fetchPhotos(database: ShortlistDatabase, ids: readonly number[]): Promise<void> {
  let left = MAX_BYTES;
  const missing: number[] = [];
  for (const id of ids) {
    const home = await database.get("homes", id);
    if (home === undefined || home.status === "removed") continue;
    if (home.photos === null) missing.push(id);
    for (const { bytes } of home.photos ?? []) left -= bytes;
  }
  for (const id of missing) {
    const home = await database.get("homes", id);
    if (home === undefined || home.status === "removed") continue;
    const photos = await storePhotos(home.card.media, left);
    for (const { bytes } of photos ?? []) left -= bytes;
    let isWanted = false;
    await changeHome(database, id, (now) => {
      isWanted = now !== undefined && now.status !== "removed";
      return isWanted && now !== undefined ? { ...now, photos } : now;
    });
    // The home was removed or unliked in the meantime.
    if (!isWanted) await dropUnshown(database, home.card.media);
  }
}

/**
 * Stores a copy of each liked rental that has none, or one older than `maxAgeMs` or in another language, and deletes copies
 * of rentals that are no longer liked. Without a connection existing copies stay.
 */
export async function syncHomes(likedIds: readonly number[], maxAgeMs: number): Promise<void> {
  try {
    const database = await openShortlist();
    const ids = idsToStore(likedIds);
    const liked = new Set(likedIds);
    const stored = new Map((await database.getAll("homes")).map((home) => [home.id, home] as const));
    for (const id of stored.keys()) if (!liked.has(id)) await changeHome(database, id, () => undefined);
    const dueBefore = Date.now() - maxAgeMs;
    await checkHomes(
      database,
      ids.filter((id) => {
        const home = stored.get(id);
        return (home?.checkedAt ?? 0) <= dueBefore || isInOtherLanguage(home, pageLocale());
      }),
    );
    await publishShortlist();
    await fetchPhotos(database, ids);
  } catch (error) {
    if (isQuotaError(error)) useShortlist.setState({ keeping: "full" });
    // No connection, or no storage.
    await publishShortlist();
  }
}
