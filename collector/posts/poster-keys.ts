import type { Advert } from "@rentals/reader/advert.ts";
import { contactKeys } from "@rentals/reader/contact/stated-contacts.ts";

/** Keys that posts of the same poster share: phone numbers, Telegram handle, and the author of a forwarded post. */
export function posterKeys(advert: Advert, forwardedFrom: string | null): string[] {
  return [...contactKeys(advert), ...(forwardedFrom === null ? [] : [`from:${forwardedFrom}`])];
}
