"use client";

import { useId } from "react";
import { eventAttributes } from "@/lib/analytics/event-attributes";
import { type ShareTarget, shareTargets } from "@/lib/share/share-links";
import { CopyOutcome } from "./copy-outcome";
import { SHARE_ROW } from "./share-row";
import { SystemShare } from "./system-share.client";
import { useCopyLink } from "./use-copy-link";

const MESSENGER_SITE = "https://www.messenger.com/";

/** Messenger's scheme opens the app of a phone and nothing elsewhere. */
const isPhone = () => window.matchMedia("(pointer: coarse)").matches;

type Props = { id: string; rentalId: number; title: string; link: string };

export function SharePanel({ id, rentalId, title, link }: Props) {
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
      className="absolute z-30 rounded-card border border-line bg-surface p-2 shadow-float max-sm:inset-x-3 max-sm:bottom-full max-sm:mb-2 sm:top-full sm:right-0 sm:mt-2 sm:w-72"
    >
      <h2 id={headingId} className="px-3 pt-2 pb-1 font-display font-semibold text-lg">
        Share this place
      </h2>
      <button
        type="button"
        onClick={copy}
        {...eventAttributes("share-click", rentalId)}
        data-umami-event-channel="Copy Link"
        className={SHARE_ROW}
      >
        Copy Link
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
              className={SHARE_ROW}
            >
              {target.channel}
            </a>
          </li>
        ))}
      </ul>
      <SystemShare link={link} title={title} />
    </section>
  );
}
