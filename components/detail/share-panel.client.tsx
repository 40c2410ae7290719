"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { CopyOutcome, useCopyLink } from "@/components/ui/copy-outcome";
import { type ShareTarget, shareTargets } from "@/lib/rental/rental-address";
import { eventAttributes } from "@/lib/reporting/analytics";

const MESSENGER_SITE = "https://www.messenger.com/";

const ROW =
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left text-sm transition-colors hover:bg-sunken";

/** Messenger's URL scheme opens its app on phones, and does nothing elsewhere. */
const isPhone = () => window.matchMedia("(pointer: coarse)").matches;

type Props = { id: string; rentalId: number; title: string; link: string };

export function SharePanel({ id, rentalId, title, link }: Props) {
  const t = useTranslations();
  const headingId = useId();
  const { state, copy } = useCopyLink(link);

  const onFollow = (event: React.MouseEvent, { channel }: ShareTarget) => {
    if (channel !== "Messenger" || isPhone()) return;
    event.preventDefault();
    copy();
    window.open(MESSENGER_SITE, "_blank", "noopener");
  };

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="absolute z-30 rounded-card border border-line bg-surface p-2 shadow-float max-sm:inset-x-3 max-sm:bottom-full max-sm:mb-2 max-sm:max-h-[calc(100dvh-6rem)] max-sm:overflow-y-auto max-sm:overscroll-contain sm:top-full sm:right-0 sm:mt-2 sm:w-72"
    >
      <h2 id={headingId} className="px-3 pt-2 pb-1 font-semibold text-lg">
        {t("rental.shareThis")}
      </h2>
      <button
        type="button"
        onClick={copy}
        {...eventAttributes("share-click", rentalId)}
        data-umami-event-channel="Copy Link"
        className={ROW}
      >
        {t("rental.copyLink")}
      </button>
      <CopyOutcome state={state} link={link} />
      <ul>
        {shareTargets(link, title).map((target) => (
          <li key={target.channel}>
            <a
              href={target.href}
              target={target.href.startsWith("https:") ? "_blank" : undefined}
              rel="noopener"
              onClick={(event) => onFollow(event, target)}
              {...eventAttributes("share-click", rentalId)}
              data-umami-event-channel={target.channel}
              className={ROW}
            >
              {target.channel === "Email" ? t("rental.shareEmail") : target.channel}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
