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
let known: string | null | undefined;

/**
 * Local storage that may be denied, full, corrupt or of a foreign version: what cannot be read counts as
 * nothing stored, what cannot be written is kept for this visit only. A click never fails because of it.
 * Nothing is written before the first read, or when nothing of it has changed: either would put defaults or
 * old values in the place of what this or another tab has stored.
 */
export const rentalStorage: PersistStorage<Partial<PersistedState>> = {
  getItem: (name) => {
    try {
      known = window.localStorage.getItem(name);
      const state = readVersioned(known);
      return state === null ? null : { state, version: STORAGE_VERSION };
    } catch {
      return null;
    }
  },
  setItem: (name, value) => {
    const text = JSON.stringify(value);
    if (known === undefined || known === text) return;
    try {
      window.localStorage.setItem(name, text);
      known = text;
    } catch {
      // Denied or full: the state lives on in memory.
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
