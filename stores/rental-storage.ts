import type { PersistStorage } from "zustand/middleware";
import { type PersistedState, parsePersistedState } from "./persisted-state";

export const STORAGE_NAME = "RentalStore";
export const STORAGE_VERSION = 1;

function readVersioned(text: string | null): Partial<PersistedState> | null {
  if (text === null) return null;
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== "object" || stored === null || !("state" in stored)) return null;
  if (!("version" in stored) || stored.version !== STORAGE_VERSION) return null;
  return parsePersistedState(stored.state);
}

/** The text last read or written; undefined before the first read. */
let lastText: string | null | undefined;

/**
 * Local storage that tolerates being denied, full, corrupt or of another version: what cannot be read is treated as not
 * stored, and what cannot be written lasts for this visit only. Nothing is written before the first read or when the text
 * is unchanged: either would overwrite what this or another tab has stored, with defaults or with old values.
 */
export const rentalStorage: PersistStorage<Partial<PersistedState>> = {
  getItem: (name) => {
    try {
      lastText = window.localStorage.getItem(name);
      const state = readVersioned(lastText);
      return state === null ? null : { state, version: STORAGE_VERSION };
    } catch {
      return null;
    }
  },
  setItem: (name, value) => {
    const text = JSON.stringify(value);
    if (lastText === undefined || lastText === text) return;
    try {
      window.localStorage.setItem(name, text);
      lastText = text;
    } catch {
      // Denied or full: the state stays in memory.
    }
  },
  removeItem: (name) => {
    try {
      window.localStorage.removeItem(name);
    } catch {
      // Denied: there is nothing to remove.
    }
  },
};
