"use client";

import { useEffect, useSyncExternalStore } from "react";
import { whenIdle } from "@/lib/time/when-idle";
import { followTabs } from "./browser-storage";
import { RENTAL_STORE, useRentalStore } from "./rental-store";

/** Early enough for a visitor who likes a rental and leaves. */
const IDLE_TIMEOUT_MS = 2_000;

/** Loaded only for the few visitors who still have the cookies. Where they are denied, or loading fails, nothing is lost. */
async function migrateCookies(): Promise<void> {
  try {
    if (!/\b(displayCurrency|likedRentals)=/.test(document.cookie)) return;
    (await import("./legacy-cookies")).migrateLegacyCookies();
  } catch {
    // The next visit tries again.
  }
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
    const readAgain = () => void useRentalStore.persist.rehydrate();
    const stops = [followFirstLike(), followTabs(RENTAL_STORE, readAgain)];
    readAgain();
    migrateCookies();
    return () => {
      for (const stop of stops) stop();
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
