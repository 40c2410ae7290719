import { type ReadableNumber, readableNumber } from "@/lib/contact/readable-number";
import { safeUrl } from "@/lib/text/safe-url";
import type { Rental } from "./rental";

/** Public names of channels on Telegram. */
const CHANNEL = /^@?([a-z]\w{3,31})$/i;

export type Source = Pick<Rental, "source" | "source_channel_name" | "message_id">;

/** The URL of the post a listing was read from; null unless it is a public Telegram post. */
export function sourcePostUrl({ source, source_channel_name, message_id }: Source): string | null {
  const channel = CHANNEL.exec(source_channel_name?.trim() ?? "")?.[1];
  if (source?.trim().toLowerCase() !== "telegram" || channel === undefined) return null;
  if (message_id === null || !Number.isSafeInteger(message_id) || message_id <= 0) return null;
  return `https://t.me/${channel}/${message_id}`;
}

/** The number is on WhatsApp, or the advert has it as the address of a chat there. */
const opensWhatsapp = ({ isOnWhatsapp }: ReadableNumber, contactUrl: string | null) =>
  isOnWhatsapp || /whatsapp\.com|wa\.me/i.test(contactUrl ?? "");

/** Whom to contact: the name, else the URL, and the link if the URL is safe to link to. */
export type Contact = {
  label: string;
  href: string | null;
  /** A URL that cannot be linked but may be useful, such as "@made_bali"; null when it is the label. */
  note: string | null;
  /** Where it is a phone number: as people read it, and the link that calls it. */
  call?: { label: string; href: string };
};

/**
 * The contact of a listing; null when it names none. An Indonesian mobile number opens WhatsApp, which is how it is asked,
 * and can be called too (docs/behaviour.md, D7).
 */
export function contactOf({
  contact_name,
  contact_url,
}: Pick<Rental, "contact_name" | "contact_url">): Contact | null {
  const number = readableNumber(contact_url);
  const label = contact_name ?? number?.text ?? contact_url;
  if (label === null) return null;
  if (number !== null) {
    const call = { label: number.text, href: `tel:${number.number}` };
    const chat = `https://wa.me/${number.number.slice(1)}`;
    return { label, href: opensWhatsapp(number, contact_url) ? chat : call.href, note: null, call };
  }
  const href = contact_url === null ? null : safeUrl(contact_url);
  return { label, href, note: href === null && contact_name !== null ? contact_url : null };
}

/** Whether there is a way to get in touch; a name alone is none. */
export function canGetInTouch(rental: Source & Pick<Rental, "contact_url">): boolean {
  return rental.contact_url !== null || sourcePostUrl(rental) !== null;
}
