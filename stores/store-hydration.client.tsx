"use client";

import { useEffect, useSyncExternalStore } from "react";
import { migrateLegacyCookies } from "./legacy-cookies";
import { STORAGE_NAME } from "./rental-storage";
import { useRentalStore } from "./rental-store";

/** Reads the stored state after mount, takes over the legacy cookies once and follows other tabs and pages. */
export function StoreHydration() {
  useEffect(() => {
    useRentalStore.persist.rehydrate();
    migrateLegacyCookies();
    const follow = (event: StorageEvent) => {
      if (event.key === STORAGE_NAME || event.key === null) useRentalStore.persist.rehydrate();
    };
    const restore = (event: PageTransitionEvent) => {
      // A page that the browser had put aside was not told what changed meanwhile.
      if (event.persisted) useRentalStore.persist.rehydrate();
    };
    window.addEventListener("storage", follow);
    window.addEventListener("pageshow", restore);
    return () => {
      window.removeEventListener("storage", follow);
      window.removeEventListener("pageshow", restore);
    };
  }, []);
  return null;
}

/** False until the stored state is known: nothing is shown as liked, or as empty, before. */
export function useStoreHydrated(): boolean {
  return useSyncExternalStore(
    useRentalStore.persist.onFinishHydration,
    () => useRentalStore.persist.hasHydrated(),
    () => false,
  );
}
