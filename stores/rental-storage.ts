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

let lastText: string | null | undefined;

/**
 * Unreadable state counts as missing; state that cannot be written lasts for this visit. Does not write before the first
 * read, which would store defaults, nor an unchanged text, which could overwrite newer values of another tab.
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
