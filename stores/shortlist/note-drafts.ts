import { readText, writeText } from "../device-storage";

/**
 * The name in local storage of what was typed and is not saved yet, written as the text of a form. The database answers
 * later, and a page that is left does not wait for it.
 */
const NAME = "NoteDrafts";

/** By rental id. */
export function readDrafts(): URLSearchParams {
  return new URLSearchParams(readText(NAME) ?? "");
}

/** What was typed last of a home and is not saved; null when all of it is. */
export function readDraft(id: number): string | null {
  return readDrafts().get(`${id}`);
}

/** Keeps what is typed; null when it is saved. Without room for it nothing is kept: an earlier text must not come back. */
export function writeDraft(id: number, text: string | null): void {
  const drafts = readDrafts();
  drafts.delete(`${id}`);
  const others = drafts.toString() || null;
  if (text !== null) drafts.set(`${id}`, text);
  if (!writeText(NAME, drafts.toString() || null)) writeText(NAME, others);
}
