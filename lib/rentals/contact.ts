import { safeUrl } from "@/lib/text/safe-url";
import type { Rental } from "./rental";

export const NO_SOURCE = "Source URL not available";

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

export const NO_CONTACT = "Contact information not available";

/** Whom to contact: the name, else the URL, and the link if the URL is safe to link to. */
export type Contact = {
  label: string;
  href: string | null;
  /** A URL that cannot be linked but may be useful, such as "@made_bali"; null when it is the label. */
  note: string | null;
};

/** The contact of a listing; null when it names none. */
export function contactOf({
  contact_name,
  contact_url,
}: Pick<Rental, "contact_name" | "contact_url">): Contact | null {
  const label = contact_name ?? contact_url;
  if (label === null) return null;
  const href = contact_url === null ? null : safeUrl(contact_url);
  return { label, href, note: href === null && contact_name !== null ? contact_url : null };
}

/** Whether there is a way to get in touch; a name alone is none. */
export function canGetInTouch(rental: Rental): boolean {
  return rental.contact_url !== null || sourcePostUrl(rental) !== null;
}
