import { ShareButton } from "@/components/share/share-button.client";
import { eventAttributes } from "@/lib/analytics/event-attributes";
import { contactOf } from "@/lib/description/contact";
import type { Rental } from "@/lib/rentals/rental";
import { shareLink } from "@/lib/share/share-links";
import { serverEnv } from "@/lib/site/server-env";
import { LikeButton } from "./like-button.client";

type Props = { rental: Rental; title: string };

/** Like and share beside the title; on phones a bar within reach of the thumb, with the contact. */
export function ActionBar({ rental, title }: Props) {
  const contactHref = contactOf(rental)?.href ?? null;
  return (
    <div className="flex gap-2 max-sm:fixed max-sm:flex-wrap max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:border-line max-sm:border-t max-sm:bg-paper max-sm:px-4 max-sm:pt-[10px] max-sm:pb-[calc(10px+env(safe-area-inset-bottom))]">
      <div className="max-sm:flex-1">
        <LikeButton id={rental.id} />
      </div>
      <ShareButton id={rental.id} title={title} link={shareLink(serverEnv.shareUrl(), rental)} />
      {contactHref === null ? null : (
        <a
          href={contactHref}
          target="_blank"
          rel="ugc nofollow noopener"
          {...eventAttributes("contact-click", rental.id)}
          className="grid min-h-[44px] flex-1 place-items-center rounded-full bg-leaf px-4 font-semibold text-on-leaf text-sm sm:hidden"
        >
          Contact
        </a>
      )}
    </div>
  );
}
