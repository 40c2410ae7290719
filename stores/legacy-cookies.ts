import { isDisplayCurrency } from "@/lib/money/currency";
import { parseLikedIds } from "./persisted-state";
import { useRentalStore } from "./rental-store";

const CURRENCY_COOKIE = "displayCurrency";
const LIKES_COOKIE = "likedRentals";

/** All cookies; none where the page may not read them. */
function readCookies(): string[] {
  try {
    return document.cookie.split("; ");
  } catch {
    return [];
  }
}

/** The decoded value of a cookie; null when it is not set. A value that cannot be decoded is taken as it is. */
function readCookie(name: string): string | null {
  const pair = readCookies().find((cookie) => cookie.startsWith(`${name}=`));
  if (pair === undefined) return null;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function removeCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of our browsers
  document.cookie = `${name}=; path=/; max-age=0`;
}

/** The ids of a cookie: a JSON list of numbers or texts, or a comma list; what is no id is left out. */
function parseLikesCookie(value: string): number[] {
  try {
    const list: unknown = JSON.parse(value);
    if (Array.isArray(list))
      return parseLikedIds(list.map((id) => (typeof id === "string" ? digits(id) : id)));
  } catch {
    // Not JSON: a comma list.
  }
  return parseLikedIds(value.split(",").map(digits));
}

function digits(text: string): number | null {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : null;
}

/** Takes over the cookies of the former site once, then removes them; stored likes keep their order (SPEC section 3). */
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
