import { safeUrl } from "../../lib/text/safe-url.ts";
import { normalise } from "../normalise.ts";
import { linksIn, telegramHandle, whatsappNumber } from "./links.ts";
import { readPhones } from "./phones.ts";
import { readTelegram } from "./telegram.ts";
import { parsedPhone } from "./written-phones.ts";

const HANDLE = /^@([a-z]\w{3,31})$/i;
const PHONE = /^(?:tel:)?(\+?[\d ().-]{8,24})$/i;

const ofPhone = (written: string): string | null => {
  const number = parsedPhone(written, false, true)?.number;
  return number === undefined ? null : `tel:${number}`;
};

const ofHandle = (handle: string): string => `tg:${handle.toLowerCase()}`;

/**
 * What all spellings of one contact have in common: the number in E.164 for a call and for WhatsApp (`tel:+62812...`), the
 * account on Telegram (`tg:made_bali`), otherwise the address without scheme, `www.` and a slash at its end. Null for what is no
 * contact.
 */
export function contactKey(contactUrl: string | null): string | null {
  const written = contactUrl?.trim() ?? "";
  const handle = HANDLE.exec(written)?.[1];
  if (handle !== undefined) return ofHandle(handle);
  const phone = PHONE.exec(written)?.[1];
  if (phone !== undefined) return ofPhone(phone);
  const href = safeUrl(written);
  if (href === null) return null;
  const url = new URL(href);
  const link = { url, href, start: 0, end: 0 };
  const number = whatsappNumber(link);
  if (number !== null) return ofPhone(number.startsWith("0") ? number : `+${number}`);
  const account = telegramHandle(link);
  if (account !== null) return ofHandle(account);
  if (url.protocol === "mailto:") return href.toLowerCase();
  return `${url.host.replace(/^www\./, "")}${url.pathname.replace(/(?<!\/)\/+$/, "")}${url.search}`;
}

/** The keys of every contact of a listing: the one that it is published with, and those that its text states for certain. */
export function contactKeys(contactUrl: string | null, text: string): string[] {
  const advert = normalise(text);
  const links = linksIn(text, advert);
  const telegram = readTelegram(text, advert, links);
  const phones = readPhones(advert, links).phones.filter(({ doubt }) => doubt === null);
  const keys = [
    contactKey(contactUrl),
    ...phones.map(({ value }) => `tel:${value}`),
    telegram === null || telegram.doubt !== null ? null : ofHandle(telegram.value),
  ];
  return [...new Set(keys.filter((key) => key !== null))];
}
