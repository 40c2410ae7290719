/** Reads a local storage item; null if there is none, or storage is denied. */
export function readText(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Writes a local storage item, or removes it (null). False if storage is denied or full; then the item is unchanged. */
export function writeText(name: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
