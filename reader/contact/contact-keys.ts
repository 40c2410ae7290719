import { keyOfHandle } from "../../lib/contact/contact-key.ts";
import type { Advert } from "../advert.ts";

/** The keys of the contacts that an advert names (`tel:+62812...`, `tg:made_bali`), each once, those in doubt too. */
export function contactKeys({ phones, telegram }: Pick<Advert, "phones" | "telegram">): string[] {
  const numbers = new Set(phones.map(({ value }) => `tel:${value}`));
  return [...numbers, ...(telegram ? [keyOfHandle(telegram.value)] : [])];
}
