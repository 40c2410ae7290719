import { Description } from "@/components/detail/description.client";
import { Disclosure } from "@/components/ui/disclosure";
import { NO_CONTACT } from "@/lib/rentals/contact-words";
import { eventAttributes } from "@/lib/reporting/analytics";
import type { StoredHome } from "@/lib/shortlist/stored-home";
import { contactWay, UNTRUSTED_LINK } from "@/lib/text/safe-url";
import { textLanguage } from "@/lib/text/text-language";
import { textLinks } from "@/lib/text/text-links";
import { ADVERT_WORDS } from "./words";

type Props = { home: Exclude<StoredHome, { status: "removed" }>; isOpen: boolean };

const NO_NAMED_RANGES: readonly never[] = [];

const LINK = "inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4";

/** Contact and text of a stored home, folded. */
export function StoredAdvert({ home: { id, status, contact, source, text }, isOpen }: Props) {
  return (
    <div className="px-1">
      {status === "ended" ? <p className="mt-2 text-clay text-sm">{ADVERT_WORDS.ended}</p> : null}
      <Disclosure summary={ADVERT_WORDS.summary} isOpen={isOpen}>
        <div className="grid gap-2 [overflow-wrap:anywhere]">
          <p>
            {contact === null ? NO_CONTACT : null}
            {contact?.href == null ? (
              contact?.label
            ) : (
              <a
                href={contact.href}
                {...UNTRUSTED_LINK}
                {...eventAttributes("contact-click", id)}
                className={LINK}
              >
                {`${contactWay(contact.href).name}: ${contact.label}`}
              </a>
            )}
          </p>
          {contact?.note == null ? null : <p className="text-ink-soft text-sm">{contact.note}</p>}
          {source === null ? null : (
            <a href={source} {...UNTRUSTED_LINK} className={LINK}>
              Original post on Telegram
            </a>
          )}
          <Description
            text={text}
            lang={textLanguage(text)}
            links={textLinks(text)}
            named={NO_NAMED_RANGES}
          />
        </div>
      </Disclosure>
    </div>
  );
}
