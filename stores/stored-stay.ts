import { readText, writeText } from "./device-storage";

/** The local storage item of the visitor's stay. */
export const STAY_NAME = "MyStay";

/** What could not be stored, because storage is denied or full. It lasts for this visit. */
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

/** The visitor's stay, in the form in which it is stored; null if nothing is said. */
export function myStayText(): string | null {
  return unsaved ?? readText(STAY_NAME);
}

export function storeMyStay(text: string | null): void {
  unsaved = writeText(STAY_NAME, text) ? null : text;
  for (const listener of listeners) listener();
}
