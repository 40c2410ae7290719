import { changedIds, listStyle, parseIds } from "@/lib/shortlist/hidden-and-seen";
import { HIDDEN_NAME, STYLE_NAME } from "@/lib/shortlist/storage-names";
import { readText, writeText } from "./device-storage";

/** Local storage item with the ids of opened rentals, in the format of `HIDDEN_NAME`. */
const SEEN_NAME = "SeenRentals";

/** Could not be stored, and last for this visit. */
const unsaved = new Map<string, string>();

const read = (name: string): string | null => unsaved.get(name) ?? readText(name);

function write(name: string, text: string): void {
  if (writeText(name, text === "" ? null : text)) unsaved.delete(name);
  else unsaved.set(name, text);
}

const listeners = new Set<() => void>();

/** Applies the lists on screen and stores them. */
function applyLists(): void {
  const style = document.getElementById(STYLE_NAME) ?? document.createElement("style");
  style.id = STYLE_NAME;
  style.textContent = listStyle(read(HIDDEN_NAME), read(SEEN_NAME));
  document.head.append(style);
  write(STYLE_NAME, style.textContent);
  for (const listener of listeners) listener();
}

/** Synchronous, so that nothing that another tab stores is lost. */
function changeList(name: string, ids: readonly number[], isAdded: boolean): void {
  write(name, changedIds(read(name), ids, isAdded));
  applyLists();
}

export function setHidden(ids: readonly number[], isHidden: boolean): void {
  changeList(HIDDEN_NAME, ids, isHidden);
}

export function markSeen(id: number): void {
  changeList(SEEN_NAME, [id], true);
}

export function isAllStored(): boolean {
  return unsaved.size === 0;
}

/** For `useSyncExternalStore`, with `hiddenText`. Also follows changes made in other tabs. */
export function subscribeToHidden(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === HIDDEN_NAME || key === SEEN_NAME || key === null) applyLists();
  };
  listeners.add(listener);
  window.addEventListener("storage", follow);
  applyLists();
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", follow);
  };
}

export function hiddenText(): string {
  return read(HIDDEN_NAME) ?? "";
}

export function hiddenIds(text: string): ReadonlySet<number> {
  return new Set(parseIds(text));
}
