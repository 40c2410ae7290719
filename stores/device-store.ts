import { useMemo } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
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
import { browserStorage, followTabs } from "./browser-storage";

export const DEVICE_STORE = "DeviceStore";
const VERSION = 1;

/** What was just hidden or shown again in this tab, until it is said and undone or passes. */
export type Hiding = { ids: readonly number[]; isHidden: boolean };

type State = DeviceState & { hiding: Hiding | null };

const { storage, isStored } = browserStorage(VERSION, parseDeviceState);

/** Whether the last change will be there on the next visit. */
export { isStored };

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

if (typeof window !== "undefined") {
  followTabs(DEVICE_STORE, readAgain);
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

/** Null removes the note. */
export function changeNote(id: number, change: Partial<HomeNote> | null): void {
  changeDevice(({ notes: { [id]: before, ...notes } }) => {
    const note = change === null ? null : changedNote(before, change);
    return { notes: note === null ? notes : { ...notes, [id]: note } };
  });
}
