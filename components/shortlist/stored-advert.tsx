import { Description } from "@/components/detail/description.client";
import { useLanguage } from "@/components/language/use-language";
import { Disclosure } from "@/components/ui/disclosure";
import { eventAttributes } from "@/lib/reporting/analytics";
import type { StoredHome } from "@/lib/shortlist/stored-home";
import { contactWay, UNTRUSTED_LINK } from "@/lib/text/safe-url";
import { textLanguage } from "@/lib/text/text-language";
import { textLinks } from "@/lib/text/text-links";

type Props = { home: Exclude<StoredHome, { status: "removed" }>; isOpen: boolean };

const NO_NAMED_RANGES: readonly never[] = [];

const LINK = "inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4";

export function StoredAdvert({ home: { id, status, contact, source, text }, isOpen }: Props) {
  const { locale, t } = useLanguage();
  return (
    <div className="px-1">
      {status === "ended" ? <p className="mt-2 text-clay text-sm">{t("liked.ended")}</p> : null}
      <Disclosure summary={t("liked.advert")} isOpen={isOpen}>
        <div className="grid gap-2 wrap-anywhere">
          <p>
            {contact === null ? t("contactWay.none") : null}
            {contact?.href == null ? (
              contact?.label
            ) : (
              <a
                href={contact.href}
                {...UNTRUSTED_LINK}
                {...eventAttributes("contact-click", id)}
                className={LINK}
              >
                {`${contactWay(contact.href, t).name}: ${contact.label}`}
              </a>
            )}
          </p>
          {contact?.note == null ? null : <p className="text-ink-soft text-sm">{contact.note}</p>}
          {source === null ? null : (
            <a href={source} {...UNTRUSTED_LINK} className={LINK}>
              {t("liked.original")}
            </a>
          )}
          <Description
            text={text}
            lang={textLanguage(text, locale)}
            links={textLinks(text)}
            named={NO_NAMED_RANGES}
          />
        </div>
      </Disclosure>
    </div>
  );
}
