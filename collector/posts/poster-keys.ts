import type { Advert } from "@rentals/reader/advert.ts";
import { keyOfHandle } from "../../lib/contact/contact-key.ts";

/** The distinct keys of the contacts in an advert, certain or not: `tel:+62812...`, `tg:made_bali`. */
export function contactKeys({ phones, telegram }: Pick<Advert, "phones" | "telegram">): string[] {
  const numbers = new Set(phones.map(({ value }) => `tel:${value}`));
  return [...numbers, ...(telegram ? [keyOfHandle(telegram.value)] : [])];
}

/** Keys that posts of the same poster share: phone numbers, Telegram handle, and the author of a forwarded post. */
export function posterKeys(advert: Advert, forwardedFrom: string | null): string[] {
  return [...contactKeys(advert), ...(forwardedFrom === null ? [] : [`from:${forwardedFrom}`])];
}
