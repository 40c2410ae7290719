import { formatMyStay, type MyStay, parseMyStay } from "@/lib/stay/my-stay";
import { readText, writeText } from "./device-storage";

const NAME = "MyStay";

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
  return unsaved ?? readText(NAME);
}

/** Changes what is said of the stay. */
export function changeMyStay(change: Partial<MyStay>): void {
  const text = formatMyStay({ ...parseMyStay(myStayText()), ...change });
  unsaved = writeText(NAME, text) ? null : text;
  for (const listener of listeners) listener();
}
