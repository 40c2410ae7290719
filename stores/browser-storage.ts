import type { PersistStorage } from "zustand/middleware";

/**
 * The local storage of a store, which never breaks a press: what is denied, damaged or of another version counts as missing, and
 * what cannot be stored lasts for this visit. Does not write before the first read, which would store defaults, nor an unchanged
 * text, which could overwrite newer values of another tab, nor over the state of a newer release.
 */
export function browserStorage<State>(version: number, parse: (stored: unknown) => State) {
  /** As last read or written; undefined before the first read. */
  let lastText: string | null | undefined;
  let isStored = true;
  let isNewer = false;
  const storage: PersistStorage<State> = {
    getItem: (name) => {
      try {
        const text = window.localStorage.getItem(name);
        // Without a change what was read stays the same object, so that nothing is rendered for it.
        if (text === lastText) return null;
        lastText = text;
        const stored: { state?: unknown; version?: unknown } = Object(JSON.parse(text ?? "null"));
        isNewer = Number(stored.version) > version;
        return isStored && stored.version === version ? { state: parse(stored.state), version } : null;
      } catch {
        lastText ??= null;
        return null;
      }
    },
    setItem: (name, value) => {
      const text = JSON.stringify(value);
      if (lastText === undefined || lastText === text) return;
      isStored = false;
      if (isNewer) return;
      try {
        window.localStorage.setItem(name, text);
        lastText = text;
        isStored = true;
      } catch {
        // Denied or full.
      }
    },
    removeItem: () => {},
  };
  return { storage, isStored: () => isStored };
}

/** Reads a store again once another tab has changed it. A page from the back/forward cache has missed that. Returns how to stop. */
export function followTabs(name: string, readAgain: () => void): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const onStorage = ({ key }: StorageEvent) => (key === name || key === null) && readAgain();
  window.addEventListener("storage", onStorage, options);
  window.addEventListener("pageshow", ({ persisted }) => persisted && readAgain(), options);
  return () => stop.abort();
}
