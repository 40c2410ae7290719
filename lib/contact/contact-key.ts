import { safeUrl } from "../text/safe-url.ts";
import { telegramHandle, whatsappNumber } from "./chat-addresses.ts";
import { parsedPhone } from "./phone-number.ts";

const HANDLE = /^@([a-z]\w{3,31})$/i;
const PHONE = /^(?:tel:)?(\+?[\d ().-]{8,24})$/i;

const ofPhone = (written: string): string | null => {
  const number = parsedPhone(written, false, true)?.number;
  return number === undefined ? null : `tel:${number}`;
};

/** The key of an account on Telegram. */
export const keyOfHandle = (handle: string): string => `tg:${handle.toLowerCase()}`;

/**
 * What all spellings of one contact have in common: the number in E.164 for a call and for WhatsApp (`tel:+62812...`), the
 * account on Telegram (`tg:made_bali`), otherwise the address without scheme, `www.` and a slash at its end. Null for what is no
 * contact.
 */
export function contactKey(contactUrl: string | null): string | null {
  const written = contactUrl?.trim() ?? "";
  const handle = HANDLE.exec(written)?.[1];
  if (handle !== undefined) return keyOfHandle(handle);
  const phone = PHONE.exec(written)?.[1];
  if (phone !== undefined) return ofPhone(phone);
  const href = safeUrl(written);
  if (href === null) return null;
  const url = new URL(href);
  const number = whatsappNumber(url);
  if (number !== null) return ofPhone(number.startsWith("0") ? number : `+${number}`);
  const account = telegramHandle(url);
  if (account !== null) return keyOfHandle(account);
  if (url.protocol === "mailto:") return href.toLowerCase();
  return `${url.host.replace(/^www\./, "")}${url.pathname.replace(/(?<!\/)\/+$/, "")}${url.search}`;
}

/** The keys of all contacts of a rental: the one it is published with, and those that are stored of its text. */
export function rentalContacts(contactUrl: string | null, stored: readonly string[] = []): string[] {
  const published = contactKey(contactUrl);
  return [...new Set([...(published === null ? [] : [published]), ...stored])];
}
