"use client";

import { useEffect, useSyncExternalStore } from "react";
import { migrateLegacyCookies } from "./legacy-cookies";
import { STORAGE_NAME } from "./rental-storage";
import { useRentalStore } from "./rental-store";

/** Reads the stored state after mount, takes over the legacy cookies once and follows other tabs. */
export function StoreHydration() {
  useEffect(() => {
    useRentalStore.persist.rehydrate();
    migrateLegacyCookies();
    const follow = (event: StorageEvent) => {
      if (event.key === STORAGE_NAME || event.key === null) useRentalStore.persist.rehydrate();
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
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
