import { contactKey } from "@/lib/contact/contact-key";
import { contactOf } from "@/lib/rental/contact";
import type { Rental } from "@/lib/rental/rental";
import type { Chat } from "./chat";

/** The chats for a key of `contactKey`. A phone number may be on WhatsApp and Telegram. */
export function chatsOf(key: string | null): Chat[] {
  const [, scheme, rest = ""] = /^(tel|tg|mailto):(.+)$/.exec(key ?? "") ?? [];
  if (scheme === "tel") {
    return [
      { name: "WhatsApp", address: `https://wa.me/${rest.replace("+", "")}` },
      { name: "Telegram", address: `https://t.me/${rest}` },
    ];
  }
  if (scheme === "tg") return [{ name: "Telegram", address: `https://t.me/${rest}` }];
  return scheme === "mailto" ? [{ name: "e-mail", address: `mailto:${rest}` }] : [];
}

/** Most reliable first (docs/behaviour.md, E2). Empty if the enquiry can only be copied; null without a contact. */
export function ownerChats(rental: Pick<Rental, "contact_name" | "contact_url">): Chat[] | null {
  const chats = chatsOf(contactKey(rental.contact_url));
  const isReachable = chats.length > 0 || (contactOf(rental)?.href ?? null) !== null;
  return isReachable ? chats : null;
}
