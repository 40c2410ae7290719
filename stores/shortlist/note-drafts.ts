import { readText, writeText } from "../device-storage";

/**
 * Typed but unsaved notes, URL-encoded by rental id: the database is asynchronous, and a page that is being left does not
 * wait for it.
 */
const NAME = "NoteDrafts";

export function readDrafts(): URLSearchParams {
  return new URLSearchParams(readText(NAME) ?? "");
}

/** Null if everything is saved. */
export function readDraft(id: number): string | null {
  return readDrafts().get(`${id}`);
}

/** Null removes the draft. So does a lack of room: an older text must not reappear. */
export function writeDraft(id: number, text: string | null): void {
  const drafts = readDrafts();
  drafts.delete(`${id}`);
  const others = drafts.toString() || null;
  if (text !== null) drafts.set(`${id}`, text);
  if (!writeText(NAME, drafts.toString() || null)) writeText(NAME, others);
}
