import { HIDDEN_NAME, MARKS_STYLE } from "@/lib/shortlist/mark-names";
import { changedMarks, marksStyle, parseMarked } from "@/lib/shortlist/marked-homes";
import { readText, writeText } from "./device-storage";

/** As `HIDDEN_NAME`, of opened rentals. */
const SEEN_NAME = "SeenRentals";

/** Where storage is denied or full, marks last for this visit. */
const unsaved = new Map<string, string>();

const read = (name: string): string | null => unsaved.get(name) ?? readText(name);

function write(name: string, text: string): void {
  if (writeText(name, text === "" ? null : text)) unsaved.delete(name);
  else unsaved.set(name, text);
}

const listeners = new Set<() => void>();

/** Takes the marks over to the screen, as they are now. */
function showMarks(): void {
  const style = document.getElementById(MARKS_STYLE) ?? document.createElement("style");
  style.id = MARKS_STYLE;
  style.textContent = marksStyle(read(HIDDEN_NAME), read(SEEN_NAME));
  document.head.append(style);
  write(MARKS_STYLE, style.textContent);
  for (const listener of listeners) listener();
}

/** Read and written at once: nothing that another tab has stored meanwhile is lost. */
function changeMarks(name: string, ids: readonly number[], isMarked: boolean): void {
  write(name, changedMarks(read(name), ids, isMarked));
  showMarks();
}

/** Hides rentals in lists, or shows them again. */
export function setHidden(ids: readonly number[], isHidden: boolean): void {
  changeMarks(HIDDEN_NAME, ids, isHidden);
}

export function markSeen(id: number): void {
  changeMarks(SEEN_NAME, [id], true);
}

/** Whether marks outlive this visit. */
export function areMarksKept(): boolean {
  return unsaved.size === 0;
}

/** For `useSyncExternalStore`, with `hiddenText`; other tabs are followed, and what they have marked before. */
export function subscribeToHidden(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === HIDDEN_NAME || key === SEEN_NAME || key === null) showMarks();
  };
  listeners.add(listener);
  window.addEventListener("storage", follow);
  showMarks();
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", follow);
  };
}

/** The stored text of the hidden ids. */
export function hiddenText(): string {
  return read(HIDDEN_NAME) ?? "";
}

export function hiddenIds(text: string): ReadonlySet<number> {
  return new Set(parseMarked(text));
}
