import { isDisplayCurrency } from "@/lib/money/currency";
import { parseLikedIds, useRentalStore } from "./rental-store";

/** Decoded and removed; empty if it cannot be decoded, null if the cookie is not set. */
function takeCookie(name: string): string | null {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  if (pair === undefined) return null;
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
  document.cookie = `${name}=; path=/; max-age=0`;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return "";
  }
}

/** A JSON array of numbers or strings, or a comma-separated list. Skips anything else. */
function parseLikesCookie(value: string): number[] {
  const items = value.split(",").flatMap((item) => /^[\s["]*(\d+)[\s\]"]*$/.exec(item)?.[1] ?? []);
  return parseLikedIds(items.map(Number));
}

/**
 * Moves the cookies of the former site into the store (docs/behaviour.md, K2). Likes already there keep their order and
 * count as newer.
 */
export function migrateLegacyCookies(): void {
  const currency = takeCookie("displayCurrency")?.replaceAll('"', "").trim().toUpperCase();
  const likes = takeCookie("likedRentals");
  if (isDisplayCurrency(currency)) useRentalStore.getState().setDisplayCurrency(currency);
  if (likes === null) return;
  useRentalStore.setState(({ likedRentalIds }) => ({
    likedRentalIds: [...new Set([...parseLikesCookie(likes), ...likedRentalIds])],
  }));
}
