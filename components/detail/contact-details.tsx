import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { type Contact, contactOf, sourcePostUrl } from "@/lib/rental/contact";
import type { Rental } from "@/lib/rental/rental";
import { webSearchUrl } from "@/lib/rental/where-to-check";
import { eventAttributes } from "@/lib/reporting/analytics";
import { contactWay, UNTRUSTED_LINK } from "@/lib/text/safe-url";

/** Not on phones, where the action bar has the link. */
export function ContactButton({ rental }: { rental: Rental }) {
  const t = useTranslations();
  const contact = contactOf(rental);
  if (contact === null || contact.href === null) return null;
  return (
    <a
      href={contact.href}
      {...UNTRUSTED_LINK}
      {...eventAttributes("contact-click", rental.id)}
      className="mt-4 grid min-h-12 place-content-center rounded-3xl bg-leaf px-5 py-2 text-center text-on-leaf transition-colors hover:bg-leaf/90 max-sm:hidden"
    >
      <span className="font-semibold leading-snug">{contactWay(contact.href, t).action}</span>
      {rental.contact_name === null ? null : (
        <span dir="auto" className="line-clamp-1 text-sm leading-snug wrap-anywhere">
          {rental.contact_name}
        </span>
      )}
    </a>
  );
}

const LINK = "text-leaf underline underline-offset-2";
const NONE = "border-line border-t py-3 text-ink-soft";

type LinksProps = { rental: Rental; contact: Contact; href: string };

/** Links to the contact and to a call, if different. The words say which service they open. */
function ContactLinks({ rental: { id, contact_name: name }, contact, href }: LinksProps) {
  const t = useTranslations();
  const { label, call } = contact;
  const way = contactWay(href, t);
  const text = call?.label === label ? `${way.name} ${label}` : label;
  const links = [
    { href, text: name === null ? text : `${name}: ${way.action}` },
    ...(call === undefined || call.href === href
      ? []
      : [{ href: call.href, text: t("contact.call", { number: call.label }) }]),
  ];
  return links.map((link) => (
    <a
      key={link.href}
      href={link.href}
      {...UNTRUSTED_LINK}
      {...eventAttributes("contact-click", id)}
      className={`${LINK} outward inline-flex min-h-11 items-center`}
    >
      <span className="line-clamp-6">{link.text}</span>
    </a>
  ));
}

/** Open if it is not a link, because then nothing else on the page shows it. An unsafe URL is shown as text. */
export function ContactDetails({ rental }: { rental: Rental }) {
  const t = useTranslations();
  const contact = contactOf(rental);
  if (contact === null)
    return sourcePostUrl(rental) === null ? null : <p className={NONE}>{t("contactWay.none")}</p>;
  return (
    <Disclosure summary={t("contact.heading")} isOpen={contact.href === null}>
      <div dir="auto" className="grid gap-1 wrap-anywhere">
        {contact.href === null ? (
          <p className="line-clamp-6">{contact.label}</p>
        ) : (
          <ContactLinks rental={rental} contact={contact} href={contact.href} />
        )}
        {contact.note === null ? null : <p className="line-clamp-6 text-ink-soft text-sm">{contact.note}</p>}
      </div>
    </Disclosure>
  );
}

/** Without a source and a contact, one line with a search that may find the home (docs/behaviour.md, D5). */
export function SourceDetails({ rental }: { rental: Rental }) {
  const t = useTranslations();
  const href = sourcePostUrl(rental);
  if (href === null && contactOf(rental) !== null) return <p className={NONE}>{t("contact.noSource")}</p>;
  if (href === null)
    return (
      <p className={NONE}>
        {`${t("contactWay.none")} · ${t("contact.noSource")} · `}
        <a href={webSearchUrl(rental, t)} className={`${LINK} outward`}>
          {t("contact.search")}
        </a>
      </p>
    );
  return (
    <Disclosure summary={t("contact.source")}>
      <a
        href={href}
        {...UNTRUSTED_LINK}
        {...eventAttributes("source-click", rental.id)}
        className={`${LINK} outward inline-flex min-h-11 items-center wrap-anywhere`}
      >
        {t("contact.original")}
      </a>
    </Disclosure>
  );
}
