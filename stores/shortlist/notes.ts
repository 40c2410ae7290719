import { changedNote, type HomeNote } from "@/lib/shortlist/home-note";
import { openShortlist } from "./database";
import { withRoom } from "./room";
import { publishShortlist } from "./shortlist-store";

/** Saves a note or a status. Rejects where the browser keeps nothing or has no room even without photos. */
export async function saveNote(
  id: number,
  change: Partial<Pick<HomeNote, "text" | "status">>,
): Promise<void> {
  const database = await openShortlist();
  await withRoom(async () => {
    const transaction = database.transaction("notes", "readwrite");
    const note = changedNote(await transaction.store.get(id), id, change, Date.now());
    await Promise.all([
      note === undefined ? transaction.store.delete(id) : transaction.store.put(note),
      transaction.done,
    ]);
  });
  await publishShortlist();
}

/** Forgets what was noted of homes that the visitor wants to hear of no more. A browser that refuses has nothing to forget. */
export async function forgetNotes(ids: readonly number[]): Promise<void> {
  try {
    const transaction = (await openShortlist()).transaction("notes", "readwrite");
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    await publishShortlist();
  } catch {
    // Nothing was kept.
  }
}
