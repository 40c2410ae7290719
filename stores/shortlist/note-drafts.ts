import { readText, writeText } from "../device-storage";

/**
 * Local storage item with notes that are typed but not saved yet, URL-encoded by rental id. The database is asynchronous, and
 * a page that is being left does not wait for it.
 */
const NAME = "NoteDrafts";

/** All drafts, by rental id. */
export function readDrafts(): URLSearchParams {
  return new URLSearchParams(readText(NAME) ?? "");
}

/** The unsaved text of a home's note; null if everything is saved. */
export function readDraft(id: number): string | null {
  return readDrafts().get(`${id}`);
}

/** Stores a draft, or removes it (null) after it was saved. If there is no room, removes it too: an older text must not reappear. */
export function writeDraft(id: number, text: string | null): void {
  const drafts = readDrafts();
  drafts.delete(`${id}`);
  const others = drafts.toString() || null;
  if (text !== null) drafts.set(`${id}`, text);
  if (!writeText(NAME, drafts.toString() || null)) writeText(NAME, others);
}
