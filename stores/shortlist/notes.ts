import { changedNote, type HomeNote } from "@/lib/shortlist/home-note";
import { openShortlist } from "./database";
import { readDraft, readDrafts, writeDraft } from "./note-drafts";
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
  // What was typed meanwhile is saved later.
  if (readDraft(id) === change.text) writeDraft(id, null);
  await publishShortlist();
}

/** Saves what was typed about homes that are no longer liked, which have no field left to do it. What cannot be saved is lost. */
export async function saveUnlikedDrafts(likedIds: readonly number[]): Promise<void> {
  for (const [key, text] of readDrafts()) {
    const id = Number(key);
    if (!likedIds.includes(id)) await saveNote(id, { text }).catch(() => writeDraft(id, null));
  }
}

/** Deletes the notes on homes that the visitor forgets. A browser that refuses storage has none. */
export async function forgetNotes(ids: readonly number[]): Promise<void> {
  for (const id of ids) writeDraft(id, null);
  try {
    const transaction = (await openShortlist()).transaction("notes", "readwrite");
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    await publishShortlist();
  } catch {
    // Nothing was kept.
  }
}
