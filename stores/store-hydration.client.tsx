"use client";

import { useEffect, useSyncExternalStore } from "react";
import { whenIdle } from "@/lib/time/when-idle";
import { STORAGE_NAME } from "./rental-storage";
import { useRentalStore } from "./rental-store";

/** Early enough for a visitor who likes a rental and leaves. */
const IDLE_TIMEOUT_MS = 2_000;

/** False also if reading cookies is denied. */
function hasLegacyCookies(): boolean {
  try {
    return /\b(displayCurrency|likedRentals)=/.test(document.cookie);
  } catch {
    return false;
  }
}

/** Loaded only for the few visitors who still have the cookies. If that fails, the next visit tries again. */
async function migrateCookies(): Promise<void> {
  if (!hasLegacyCookies()) return;
  const loaded = await import("./legacy-cookies").catch(() => null);
  loaded?.migrateLegacyCookies();
}

/**
 * Loads the code that keeps liked pages with the first like: without likes there is no worker and no request
 * (docs/behaviour.md, K5). If loading fails, likes still work.
 */
function followFirstLike(): () => void {
  const stop = useRentalStore.subscribe(({ likedRentalIds }) => {
    // A worker without likes is left over from earlier ones; the same code removes it.
    if (likedRentalIds.length === 0 && !navigator.serviceWorker?.controller) return;
    stop();
    const follow = () => import("./liked-pages").then((loaded) => loaded.keepLikedPages()).catch(() => {});
    whenIdle(follow, IDLE_TIMEOUT_MS);
  });
  return stop;
}

export function StoreHydration() {
  useEffect(() => {
    const stop = followFirstLike();
    useRentalStore.persist.rehydrate();
    migrateCookies();
    const follow = (event: StorageEvent) => {
      if (event.key === STORAGE_NAME || event.key === null) useRentalStore.persist.rehydrate();
    };
    const restore = (event: PageTransitionEvent) => {
      // A page from the back/forward cache has missed storage events.
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

/** False until the stored state has been read. Before that, nothing may be shown as liked, nor the likes as empty. */
export function useStoreHydrated(): boolean {
  return useSyncExternalStore(
    useRentalStore.persist.onFinishHydration,
    () => useRentalStore.persist.hasHydrated(),
    () => false,
  );
}

/** False until the store is hydrated. */
export function useLike(id: number): { liked: boolean; toggle: () => void } {
  const hydrated = useStoreHydrated();
  const liked = useRentalStore((state) => hydrated && state.likedRentalIds.includes(id));
  const toggleLike = useRentalStore((state) => state.toggleLike);
  return { liked, toggle: () => toggleLike(id) };
}
