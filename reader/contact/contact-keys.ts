import { keyOfHandle } from "../../lib/contact/contact-key.ts";
import type { Advert } from "../advert.ts";

/** The distinct keys of the contacts in an advert, certain or not: `tel:+62812...`, `tg:made_bali`. */
export function contactKeys({ phones, telegram }: Pick<Advert, "phones" | "telegram">): string[] {
  const numbers = new Set(phones.map(({ value }) => `tel:${value}`));
  return [...numbers, ...(telegram ? [keyOfHandle(telegram.value)] : [])];
}
