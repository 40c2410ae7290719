import { isTelegramName, telegramHandle, whatsappNumber } from "@rentals/reader/forms/chat-addresses.ts";
import { parsedPhone } from "@rentals/reader/forms/phone-number.ts";
import { COUNTRY_CODE } from "../region/names.ts";
import { safeUrl } from "../text/safe-url.ts";

const EMAIL = /^[^\s@:/?]+@[^\s@:/?]+\.[a-z]{2,24}$/i;
const PHONE = /^(?:tel:)?(\+?[\d ().-]{8,24})$/i;

const phoneKey = (written: string): string | null => {
  const number = parsedPhone(written, COUNTRY_CODE, false, true)?.number;
  return number === undefined ? null : `tel:${number}`;
};

export const keyOfHandle = (handle: string): string => `tg:${handle.toLowerCase()}`;

/**
 * Maps all spellings of a contact to one key: a phone or WhatsApp number in E.164 (`tel:+62812...`), a Telegram account
 * (`tg:made_bali`), any other address without scheme, `www.` and trailing slash. Null if it is not a contact.
 */
export function contactKey(contactUrl: string | null): string | null {
  const written = contactUrl?.trim() ?? "";
  if (written.startsWith("@") && isTelegramName(written.slice(1))) return keyOfHandle(written.slice(1));
  const phone = PHONE.exec(written)?.[1];
  if (phone !== undefined) return phoneKey(phone);
  const href = safeUrl(EMAIL.test(written) ? `mailto:${written}` : written);
  if (href === null) return null;
  const url = new URL(href);
  const number = whatsappNumber(url);
  if (number !== null) return phoneKey(number.startsWith("0") ? number : `+${number}`);
  const account = telegramHandle(url);
  if (account !== null) return keyOfHandle(account);
  if (url.protocol === "mailto:") return `mailto:${url.pathname.toLowerCase()}`;
  return `${url.host.replace(/^www\./, "")}${url.pathname.replace(/(?<!\/)\/+$/, "")}${url.search}`;
}

export function rentalContacts(contactUrl: string | null, stored: readonly string[] = []): string[] {
  const published = contactKey(contactUrl);
  return [...new Set([...(published === null ? [] : [published]), ...stored])];
}
