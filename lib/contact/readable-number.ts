import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { contactKey } from "./contact-key.ts";

/** A phone number for people: `text` as "+62 812 0000 9042", `number` in E.164. */
export type ReadableNumber = { number: string; text: string; isOnWhatsapp: boolean };

/** Mobile numbers of Indonesia, where a number that lets homes is on WhatsApp. */
const INDONESIAN_MOBILE = /^\+628/;

/** The number of a contact, written in any way or as the address of a call or a chat; null where it is none. */
export function readableNumber(contactUrl: string | null): ReadableNumber | null {
  const number = /^tel:(.+)$/.exec(contactKey(contactUrl) ?? "")?.[1];
  const phone = number === undefined ? undefined : parsePhoneNumberFromString(number);
  if (number === undefined || phone === undefined) return null;
  const text = phone.formatInternational().replaceAll("-", " ");
  return { number, text, isOnWhatsapp: INDONESIAN_MOBILE.test(number) };
}
