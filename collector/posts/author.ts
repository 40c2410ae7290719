import { createHmac } from "node:crypto";
import type { Advert } from "@rentals/reader/advert.ts";
import { keyOfHandle } from "../../lib/contact/contact-key.ts";
import { isOfSameMessage } from "./post-key.ts";
import type { PostRow } from "./rows.ts";

/** Of a post whose source does not say who wrote it. */
export const UNKNOWN_AUTHOR = "";

/** The stored form of `authorOf`: the same in all sources, and without the key of the data service it leads to nobody. */
export function authorHash(key: string, author: string): string {
  return createHmac("sha256", key).update(author).digest("base64url").slice(0, 22);
}

type Written = Pick<PostRow, "channel" | "message_id" | "author">;

/** Whether two posts are known to have one author (docs/behaviour.md, C18). Nobody is the same as somebody unknown. */
export function isSameAuthor(one: Written, other: Written): boolean {
  if (isOfSameMessage(one, other)) return true;
  return one.author !== UNKNOWN_AUTHOR && one.author === other.author;
}

/** The distinct keys of the contacts in an advert, certain or not: `tel:+62812...`, `tg:made_bali`, `mailto:made@example.com`. */
export function contactKeys({
  phones,
  telegram,
  email,
}: Pick<Advert, "phones" | "telegram" | "email">): string[] {
  const numbers = new Set(phones.map(({ value }) => `tel:${value}`));
  return [
    ...numbers,
    ...(telegram ? [keyOfHandle(telegram.value)] : []),
    ...(email ? [`mailto:${email.value}`] : []),
  ];
}

/** The contacts that a post names, as in `contactKeys`: without whom it was forwarded from. */
export const namedContacts = ({ contact_keys }: Pick<PostRow, "contact_keys">): string[] =>
  contact_keys.filter((contact) => !contact.startsWith("from:"));

/** Keys that posts of the same poster share: phone numbers, Telegram handle, e-mail address, and the author of a forwarded post. */
export function posterKeys(advert: Advert, forwardedFrom: string | null): string[] {
  return [...contactKeys(advert), ...(forwardedFrom === null ? [] : [`from:${forwardedFrom}`])];
}
