import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { contactKey } from "./contact-key.ts";

/** `text` is for people, "+62 812 0000 9042"; `number` is in E.164. */
export type ReadableNumber = { number: string; text: string; isOnWhatsapp: boolean };

/** Indonesian mobile numbers: landlords who publish one use WhatsApp. */
const INDONESIAN_MOBILE = /^\+628/;

export function readableNumber(contactUrl: string | null): ReadableNumber | null {
  const number = /^tel:(.+)$/.exec(contactKey(contactUrl) ?? "")?.[1];
  const phone = number === undefined ? undefined : parsePhoneNumberFromString(number);
  if (number === undefined || phone === undefined) return null;
  const text = phone.formatInternational().replaceAll("-", " ");
  return { number, text, isOnWhatsapp: INDONESIAN_MOBILE.test(number) };
}
