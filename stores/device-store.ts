import { useMemo } from "react";
import { create } from "zustand";
import { type PersistStorage, persist } from "zustand/middleware";
import {
  changedIds,
  changedNote,
  type DeviceState,
  type HomeNote,
  NEW_DEVICE,
  parseDeviceState,
} from "@/lib/device/device-state";
import { markCards } from "@/lib/device/marked-cards";
import { currentStay, type MyStay } from "@/lib/device/my-stay";
import { isoRegionDay } from "@/lib/time/region-day";

export const DEVICE_STORE = "DeviceStore";
const VERSION = 1;

/** What was just hidden or shown again in this tab, until it is said and undone or passes. */
export type Hiding = { ids: readonly number[]; isHidden: boolean };

type State = DeviceState & { hiding: Hiding | null };

let isUnsaved = false;

/** Empty if there is nothing, or storage is denied or damaged. */
function readStored(): { state?: unknown; version?: unknown } {
  try {
    return Object(JSON.parse(window.localStorage.getItem(DEVICE_STORE) ?? "null"));
  } catch {
    return {};
  }
}

/** What cannot be stored lasts for this visit. The state of a newer version of the site is left as it is. */
const storage: PersistStorage<DeviceState> = {
  getItem: () => {
    const { state, version } = readStored();
    return isUnsaved || version !== VERSION ? null : { state: parseDeviceState(state), version };
  },
  setItem: (name, value) => {
    isUnsaved = true;
    const { version } = readStored();
    if (typeof version === "number" && version > VERSION) return;
    try {
      window.localStorage.setItem(name, JSON.stringify(value));
      isUnsaved = false;
    } catch {
      // Denied or full.
    }
  },
  removeItem: () => {},
};

/** Read on the first use. Rendered on the server, and while a page is hydrated, as that of a new device. */
export const useDeviceStore = create<State>()(
  persist((): State => ({ ...NEW_DEVICE, hiding: null }), {
    name: DEVICE_STORE,
    version: VERSION,
    storage,
    partialize: ({ hiding, ...state }): DeviceState => state,
  }),
);

const readAgain = () => void useDeviceStore.persist.rehydrate();

/** Reads first what other tabs have stored, so that nothing of theirs is lost. */
export function changeDevice(change: (state: State) => Partial<State>): void {
  readAgain();
  useDeviceStore.setState(change);
}

/** Whether the last change will be there on the next visit. */
export const isStored = (): boolean => !isUnsaved;

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key }) => {
    if (key === DEVICE_STORE || key === null) readAgain();
  });
  // A page from the back/forward cache has missed storage events.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) readAgain();
  });
  useDeviceStore.subscribe(({ hidden, seen }) => markCards(hidden, seen));
}

export function setHidden(ids: readonly number[], isHidden: boolean): void {
  changeDevice(({ hidden }) => ({ hidden: changedIds(hidden, ids, isHidden), hiding: { ids, isHidden } }));
}

export function markSeen(id: number): void {
  changeDevice(({ seen }) => ({ seen: changedIds(seen, [id], true) }));
}

export function changeMyStay(change: Partial<MyStay>): void {
  changeDevice(({ stay }) => ({ stay: { ...stay, ...change } }));
}

/** Without a day that has passed. */
export function useMyStay(): MyStay {
  const stay = useDeviceStore((state) => state.stay);
  return useMemo(() => currentStay(stay, isoRegionDay(new Date())), [stay]);
}

export function changeLanguage(change: Partial<DeviceState["language"]>): void {
  changeDevice(({ language }) => ({ language: { ...language, ...change } }));
}

/** Null removes the note. */
export function changeNote(id: number, change: Partial<HomeNote> | null): void {
  changeDevice(({ notes: { [id]: before, ...notes } }) => {
    const note = change === null ? null : changedNote(before, change);
    return { notes: note === null ? notes : { ...notes, [id]: note } };
  });
}
