import { isDisplayCurrency } from "@/lib/money/currency";
import { parseLikedIds } from "./persisted-state";
import { useRentalStore } from "./rental-store";

const CURRENCY_COOKIE = "displayCurrency";
const LIKES_COOKIE = "likedRentals";

/** Decoded, if it can be; null if the cookie is not set. */
function readCookie(name: string): string | null {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  if (pair === undefined) return null;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function removeCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
  document.cookie = `${name}=; path=/; max-age=0`;
}

/** A JSON array of numbers or strings, or a comma-separated list. Skips anything else. */
function parseLikesCookie(value: string): number[] {
  try {
    const list: unknown = JSON.parse(value);
    if (Array.isArray(list))
      return parseLikedIds(list.map((id) => (typeof id === "string" ? digits(id) : id)));
  } catch {
    // Not JSON: a comma-separated list.
  }
  return parseLikedIds(value.split(",").map(digits));
}

function digits(text: string): number | null {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : null;
}

/**
 * Moves the cookies of the former site into the store (docs/behaviour.md, K2). Likes already there keep their order and
 * count as newer.
 */
export function migrateLegacyCookies(): void {
  const currency = readCookie(CURRENCY_COOKIE);
  const likes = readCookie(LIKES_COOKIE);
  const currencyCode = currency?.replaceAll('"', "").trim().toUpperCase();
  if (isDisplayCurrency(currencyCode)) useRentalStore.getState().setDisplayCurrency(currencyCode);
  if (likes !== null) {
    const { likedRentalIds } = useRentalStore.getState();
    useRentalStore.setState({
      likedRentalIds: [...new Set([...parseLikesCookie(likes), ...likedRentalIds])],
    });
  }
  if (currency !== null) removeCookie(CURRENCY_COOKIE);
  if (likes !== null) removeCookie(LIKES_COOKIE);
}
