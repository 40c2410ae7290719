import { useLocale, useTranslations } from "next-intl";
import { contactOf } from "@/lib/rental/contact";
import type { Rental } from "@/lib/rental/rental";
import { shareLink } from "@/lib/rental/rental-address";
import { eventAttributes } from "@/lib/reporting/analytics";
import { contactWay, UNTRUSTED_LINK } from "@/lib/text/safe-url";
import { serverEnv } from "@/server/site/server-env";
import { LikeButton, ShareButton } from "./action-buttons.client";

/** Like and share beside the title; on phones, with the contact link, a bar within reach of the thumb. */
export function ActionBar({ rental, title }: { rental: Rental; title: string }) {
  const t = useTranslations();
  const contactHref = contactOf(rental)?.href ?? null;
  return (
    <div className="action-bar flex gap-2 [&_.js-only]:whitespace-nowrap max-sm:fixed max-sm:[&_:is(a,.js-only)]:text-[min(0.875rem,4.8vw)] max-sm:flex-wrap max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:border-line max-sm:border-t max-sm:bg-paper max-sm:gap-1.5 max-sm:px-3 max-sm:pt-[10px] max-sm:pb-[calc(10px+env(safe-area-inset-bottom))]">
      <div className="max-sm:flex-1">
        <LikeButton id={rental.id} />
      </div>
      <ShareButton id={rental.id} title={title} link={shareLink(serverEnv.shareUrl(), rental, useLocale())} />
      {contactHref === null ? null : (
        <a
          href={contactHref}
          {...UNTRUSTED_LINK}
          {...eventAttributes("contact-click", rental.id)}
          aria-label={[contactWay(contactHref, t).name, rental.contact_name].filter(Boolean).join(": ")}
          className="grid min-h-[44px] flex-1 place-items-center rounded-full bg-leaf px-3 font-semibold text-on-leaf text-sm sm:hidden"
        >
          {contactWay(contactHref, t).name}
        </a>
      )}
    </div>
  );
}
