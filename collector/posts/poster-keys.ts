import type { Advert } from "../../reader/advert.ts";
import { contactKeys } from "../../reader/contact/contact-keys.ts";

/** What two posts of one poster have in common: phone numbers, the handle, and whom the post was forwarded from. */
export function posterKeys(advert: Advert, forwardedFrom: string | null): string[] {
  return [...contactKeys(advert), ...(forwardedFrom === null ? [] : [`from:${forwardedFrom}`])];
}
