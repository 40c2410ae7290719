/** The visitor's progress with a home. `seen` means viewed in person. */
export const HOME_STATUSES = ["none", "asked", "seen", "no"] as const;
type HomeStatus = (typeof HOME_STATUSES)[number];

/** The visitor's note on a liked home. `savedAt` is in ms since the epoch. */
export type HomeNote = { id: number; text: string; status: HomeStatus; savedAt: number };

/** In characters. */
export const MAX_NOTE_LENGTH = 2_000;

/**
 * A note after a change of its text or status; the other one stays as it is, because another tab may have changed it.
 * Undefined if the note is then empty.
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
