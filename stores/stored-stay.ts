import { readText, writeText } from "./device-storage";

export const STAY_NAME = "MyStay";

/** Could not be stored, and lasts for this visit. */
let unsaved: string | null = null;

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`, with `myStayText`. Also follows changes made in other tabs. */
export function subscribeToMyStay(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The stay as stored text; null if nothing was entered. */
export function myStayText(): string | null {
  return unsaved ?? readText(STAY_NAME);
}

export function storeMyStay(text: string | null): void {
  unsaved = writeText(STAY_NAME, text) ? null : text;
  for (const listener of listeners) listener();
}
