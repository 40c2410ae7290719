/** `seen`: viewed in person. */
export const HOME_STATUSES = ["none", "asked", "seen", "no"] as const;
type HomeStatus = (typeof HOME_STATUSES)[number];

/** `savedAt` is in ms since the epoch. */
export type HomeNote = { id: number; text: string; status: HomeStatus; savedAt: number };

/** In characters. */
export const MAX_NOTE_LENGTH = 2_000;

/** Changes only the text or status, because another tab may have changed the other one. Undefined for an empty note. */
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
