import { isTelegramName } from "@rentals/reader/forms/chat-addresses.ts";
import { type ReadableNumber, readableNumber } from "@/lib/contact/readable-number";
import { safeUrl } from "@/lib/text/safe-url";
import { messageOf } from "./message-part";
import type { Rental } from "./rental";

export type Source = Pick<Rental, "source" | "source_channel_name" | "message_id">;

/** The public name of a listing's Telegram channel; null for a group without one, which is stored under a number. */
export function publicChannel({ source_channel_name }: Pick<Source, "source_channel_name">): string | null {
  const name = source_channel_name?.trim().replace(/^@/, "") ?? "";
  return isTelegramName(name) ? name : null;
}

/** The URL of a listing's post; null unless it is a public Telegram post. */
export function sourcePostUrl(post: Source): string | null {
  const { source, message_id } = post;
  const channel = publicChannel(post);
  if (source?.trim().toLowerCase() !== "telegram" || channel === null) return null;
  if (message_id === null || !Number.isSafeInteger(message_id) || message_id <= 0) return null;
  return `https://t.me/${channel}/${messageOf(message_id)}`;
}

const opensWhatsapp = ({ isOnWhatsapp }: ReadableNumber, contactUrl: string | null) =>
  isOnWhatsapp || /whatsapp\.com|wa\.me/i.test(contactUrl ?? "");

/** `label` is the name, else the number or URL; `href` is null if the URL is not safe to link to. */
export type Contact = {
  label: string;
  href: string | null;
  /** A URL that cannot be linked but may be useful, such as "@made_bali"; null if it is the label already. */
  note: string | null;
  call?: { label: string; href: string };
};

/** The contact of a listing. An Indonesian mobile number opens WhatsApp and can be called too (docs/behaviour.md, D7). */
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

/** Whether a visitor can get in touch; a name alone is not enough. */
export function canGetInTouch(rental: Source & Pick<Rental, "contact_url">): boolean {
  return rental.contact_url !== null || sourcePostUrl(rental) !== null;
}
