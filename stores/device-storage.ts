/** Null if there is none, or storage is denied. */
export function readText(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Null removes the item. False if storage is denied or full; then the item is unchanged. */
export function writeText(name: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
