import { contactKey } from "@/lib/contact/contact-key";
import { contactOf } from "@/lib/rentals/contact";
import type { Rental } from "@/lib/rentals/rental";
import type { Chat } from "./chat";

/** The chats that a key of `contactKey` leads to: a number may be on both services, an account is on Telegram. */
function chatsOf(key: string | null): Chat[] {
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

/**
 * Where an enquiry about a home can be opened, the surest way first. Empty where it can only be copied, as for an
 * invitation to a group or a form of a website; null where there is nobody to send it to (docs/behaviour.md, E2).
 */
export function ownerChats(rental: Pick<Rental, "contact_name" | "contact_url">): Chat[] | null {
  const chats = chatsOf(contactKey(rental.contact_url));
  const isReachable = chats.length > 0 || (contactOf(rental)?.href ?? null) !== null;
  return isReachable ? chats : null;
}
