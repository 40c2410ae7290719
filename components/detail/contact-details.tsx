import { eventAttributes } from "@/lib/analytics/event-attributes";
import { contactOf, NO_CONTACT } from "@/lib/description/contact";
import type { Rental } from "@/lib/rentals/rental";
import { Disclosure } from "./disclosure";

/** Who to ask, unfolded on demand; a url that must not be a link is shown as the text it is. */
export function ContactDetails({ rental }: { rental: Rental }) {
  const contact = contactOf(rental);
  return (
    <Disclosure summary="Contact" look={contact === null ? "row" : "action"}>
      {contact === null ? (
        <p className="text-ink-soft">{NO_CONTACT}</p>
      ) : (
        <div dir="auto" className="grid gap-1 [overflow-wrap:anywhere]">
          {contact.href === null ? (
            <p className="line-clamp-6">{contact.label}</p>
          ) : (
            <a
              href={contact.href}
              target="_blank"
              rel="ugc nofollow noopener"
              {...eventAttributes("contact-click", rental.id)}
              className="line-clamp-6 text-leaf underline underline-offset-2"
            >
              {contact.label}
            </a>
          )}
          {contact.note === null ? null : (
            <p className="line-clamp-6 text-ink-soft text-sm">{contact.note}</p>
          )}
        </div>
      )}
    </Disclosure>
  );
}
