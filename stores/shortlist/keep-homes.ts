import { MAX_IDS } from "@/lib/search/grid-items";
import { afterCheck, droppedMedia, type KeptHome, keptIds, unshownMedia } from "@/lib/shortlist/kept-home";
import type { RentalCopy } from "@/lib/shortlist/rental-copy";
import { openShortlist, type ShortlistDatabase } from "./database";
import { dropPhotos, keepPhotos, MAX_BYTES } from "./photos";
import { isQuotaError, withRoom } from "./room";
import { publishShortlist, useShortlist } from "./shortlist-store";

/** Rejects when the request fails: no answer is never taken for "removed". */
async function fetchCopies(ids: readonly number[]): Promise<RentalCopy[]> {
  const response = await fetch(`/api/rentals/copies?ids=${ids.join(",")}`);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const body: { copies: RentalCopy[] } = await response.json();
  return body.copies;
}

/** Drops the photos that no other kept home shows. */
async function dropUnshown(database: ShortlistDatabase, urls: readonly string[]): Promise<void> {
  if (urls.length > 0) await dropPhotos(unshownMedia(urls, await database.getAll("homes")));
}

/** Changes one home in a transaction of its own, so that tabs do not overwrite each other. Undefined removes it. */
async function changeHome(
  database: ShortlistDatabase,
  id: number,
  change: (before: KeptHome | undefined) => KeptHome | undefined,
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
  for (let at = 0; at < ids.length; at += MAX_IDS) {
    for (const copy of await fetchCopies(ids.slice(at, at + MAX_IDS)))
      await changeHome(database, copy.id, (before) => afterCheck(before, copy, Date.now()));
  }
}

/** The photos of homes that have none yet, the latest like first, as long as there is room. */
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
    const photos = await keepPhotos(home.card.media, left);
    for (const { bytes } of photos ?? []) left -= bytes;
    let isWanted = false;
    await changeHome(database, id, (now) => {
      isWanted = now !== undefined && now.status !== "removed";
      return isWanted && now !== undefined ? { ...now, photos } : now;
    });
    // Removed or unliked meanwhile.
    if (!isWanted) await dropUnshown(database, home.card.media);
  }
}

/**
 * Keeps a copy of each liked rental that has none or whose copy is older than `maxAgeMs`, and forgets those that are no
 * longer liked. Without a connection what is kept stays as it is; the screen says when a browser refuses or has no room.
 */
export async function keepHomes(likedIds: readonly number[], maxAgeMs: number): Promise<void> {
  try {
    const database = await openShortlist();
    const ids = keptIds(likedIds);
    const liked = new Set(likedIds);
    const kept = new Map((await database.getAll("homes")).map((home) => [home.id, home] as const));
    for (const id of kept.keys()) if (!liked.has(id)) await changeHome(database, id, () => undefined);
    const dueBefore = Date.now() - maxAgeMs;
    await checkHomes(
      database,
      ids.filter((id) => (kept.get(id)?.checkedAt ?? 0) <= dueBefore),
    );
    await publishShortlist();
    await fetchPhotos(database, ids);
  } catch (error) {
    if (isQuotaError(error)) useShortlist.setState({ keeping: "full" });
    // No connection, or no storage.
    await publishShortlist();
  }
}
