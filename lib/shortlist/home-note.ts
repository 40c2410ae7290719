/** How far the visitor has come with a home; `seen` is a visit to it. */
export const HOME_STATUSES = ["none", "asked", "seen", "no"] as const;
export type HomeStatus = (typeof HOME_STATUSES)[number];

/** What the visitor says of a liked home. `savedAt` is in ms since the epoch. */
export type HomeNote = { id: number; text: string; status: HomeStatus; savedAt: number };

/** Characters of a note. */
export const MAX_NOTE_LENGTH = 2_000;

/**
 * A note after a change of its text or its status, of which another tab may have changed the other meanwhile. Undefined
 * when nothing is left of it.
 */
export function changedNote(
  before: HomeNote | undefined,
  id: number,
  change: Partial<Pick<HomeNote, "text" | "status">>,
  now: number,
): HomeNote | undefined {
  const note: HomeNote = { text: "", status: "none", ...before, ...change, id, savedAt: now };
  const text = note.text.slice(0, MAX_NOTE_LENGTH);
  return text.trim() === "" && note.status === "none" ? undefined : { ...note, text };
}
