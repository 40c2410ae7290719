/** A text in local storage by its name; null where there is none, or storage is denied. */
export function readText(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it (null). False where storage is denied or full: what is there stays as it was. */
export function writeText(name: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
