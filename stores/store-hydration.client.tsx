"use client";

import { useEffect, useSyncExternalStore } from "react";
import { isDisplayCurrency } from "@/lib/money/currency";
import { followTabs } from "./browser-storage";
import { parseLikedIds, RENTAL_STORE, useRentalStore } from "./rental-store";

/** The value of a cookie, which is removed; null if it is not set. What cannot be decoded holds nothing. */
function takeCookie(name: string): string | null {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  if (pair === undefined) return null;
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
  document.cookie = `${name}=; path=/; max-age=0`;
  const value = new URLSearchParams(pair.replaceAll("+", "%2B")).get(name) ?? "";
  return value.replace(/["[\]]/g, "").trim();
}

/**
 * Moves the cookies of the former site into the store (docs/behaviour.md, K2): a currency, and ids as a JSON array or a list with
 * commas. Likes already there keep their order and count as newer. Where cookies are denied nothing is lost.
 */
function migrateLegacyCookies(): void {
  try {
    const currency = takeCookie("displayCurrency")?.toUpperCase();
    const ids = takeCookie("likedRentals")?.split(",") ?? [];
    if (isDisplayCurrency(currency)) useRentalStore.getState().setDisplayCurrency(currency);
    const before = parseLikedIds(ids.map((id) => (/^\s*\d+\s*$/.test(id) ? Number(id) : null)));
    if (before.length === 0) return;
    useRentalStore.setState(({ likedRentalIds }) => ({
      likedRentalIds: [...new Set([...before, ...likedRentalIds])],
    }));
  } catch {
    // The next visit tries again.
  }
}

export function StoreHydration() {
  useEffect(() => {
    const readAgain = () => void useRentalStore.persist.rehydrate();
    const stop = followTabs(RENTAL_STORE, readAgain);
    readAgain();
    migrateLegacyCookies();
    return stop;
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
