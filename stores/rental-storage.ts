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

/**
 * Local storage that may be denied, full, corrupt or of a foreign version: what cannot be read counts as
 * nothing stored, what cannot be written is kept for this visit only. A click never fails because of it.
 */
export const rentalStorage: PersistStorage<Partial<PersistedState>> = {
  getItem: (name) => {
    try {
      const state = readVersioned(window.localStorage.getItem(name));
      return state === null ? null : { state, version: STORAGE_VERSION };
    } catch {
      return null;
    }
  },
  setItem: (name, value) => {
    try {
      window.localStorage.setItem(name, JSON.stringify(value));
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
