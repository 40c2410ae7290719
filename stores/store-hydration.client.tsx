"use client";

import { useEffect, useSyncExternalStore } from "react";
import { STORAGE_NAME } from "./rental-storage";
import { useRentalStore } from "./rental-store";

/** False also where reading cookies is denied. */
function hasLegacyCookies(): boolean {
  try {
    return /\b(displayCurrency|likedRentals)=/.test(document.cookie);
  } catch {
    return false;
  }
}

/** Few visitors still have them: the code comes only then. Where it does not load they are there on the next visit. */
async function takeLegacyCookies(): Promise<void> {
  if (!hasLegacyCookies()) return;
  const loaded = await import("./legacy-cookies").catch(() => null);
  loaded?.migrateLegacyCookies();
}

/**
 * The shortlist's code comes with the first like, when the browser is idle: without likes there is no database, no worker
 * and no request (docs/behaviour.md, K5). Where it does not load, likes still work.
 */
function followFirstLike(): () => void {
  const stop = useRentalStore.subscribe(({ likedRentalIds }) => {
    // A worker without likes has outlived them: the same code takes it away.
    if (likedRentalIds.length === 0 && !navigator.serviceWorker?.controller) return;
    stop();
    const follow = () =>
      import("./shortlist/follow-likes").then((loaded) => loaded.followLikes()).catch(() => {});
    (window.requestIdleCallback ?? setTimeout)(follow);
  });
  return stop;
}

/** Reads the stored state and the legacy cookies after mount, and keeps up with other tabs. */
export function StoreHydration() {
  useEffect(() => {
    const stop = followFirstLike();
    useRentalStore.persist.rehydrate();
    takeLegacyCookies();
    const follow = (event: StorageEvent) => {
      if (event.key === STORAGE_NAME || event.key === null) useRentalStore.persist.rehydrate();
    };
    const restore = (event: PageTransitionEvent) => {
      // A page from the back/forward cache has missed the storage events meanwhile.
      if (event.persisted) useRentalStore.persist.rehydrate();
    };
    window.addEventListener("storage", follow);
    window.addEventListener("pageshow", restore);
    return () => {
      stop();
      window.removeEventListener("storage", follow);
      window.removeEventListener("pageshow", restore);
    };
  }, []);
  return null;
}

/** False until the stored state has been read: before that, nothing is shown as liked or as empty. */
export function useStoreHydrated(): boolean {
  return useSyncExternalStore(
    useRentalStore.persist.onFinishHydration,
    () => useRentalStore.persist.hasHydrated(),
    () => false,
  );
}

/** Whether the rental is liked, false until the store is hydrated, and how to toggle that. */
export function useLike(id: number): { liked: boolean; toggle: () => void } {
  const hydrated = useStoreHydrated();
  const liked = useRentalStore((state) => hydrated && state.likedRentalIds.includes(id));
  const toggleLike = useRentalStore((state) => state.toggleLike);
  return { liked, toggle: () => toggleLike(id) };
}
