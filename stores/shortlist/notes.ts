import { changedNote, type HomeNote } from "@/lib/shortlist/home-note";
import { openShortlist, withRoom } from "./database";
import { readDraft, readDrafts, writeDraft } from "./note-drafts";
import { publishShortlist } from "./shortlist-store";

/** Rejects if the browser refuses storage, or has no room even after deleting photos. */
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
  // If more was typed in the meantime, that draft is saved later.
  if (readDraft(id) === change.text) writeDraft(id, null);
  await publishShortlist();
}

/** They have no field on screen that would save them. Drops those that cannot be saved. */
export async function saveUnlikedDrafts(likedIds: readonly number[]): Promise<void> {
  for (const [key, text] of readDrafts()) {
    const id = Number(key);
    if (!likedIds.includes(id)) await saveNote(id, { text }).catch(() => writeDraft(id, null));
  }
}

export async function forgetNotes(ids: readonly number[]): Promise<void> {
  for (const id of ids) writeDraft(id, null);
  try {
    const transaction = (await openShortlist()).transaction("notes", "readwrite");
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    await publishShortlist();
  } catch {
    // Storage is refused, so there are no notes.
  }
}
