"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { HeartIcon, ShareIcon } from "@/components/ui/icons";
import { useDismiss } from "@/components/ui/use-dismiss.client";
import { eventAttributes } from "@/lib/reporting/analytics";
import { useLike } from "@/stores/store-hydration.client";
import { SharePanel } from "./share-panel.client";

/** On phones the buttons share the width of the bottom bar, which has to stay low with large text. */
const PILL =
  "js-only inline-flex h-11 items-center justify-center gap-2 rounded-full border border-line bg-surface px-4 font-medium text-sm transition-colors hover:bg-sunken active:scale-97 max-sm:h-auto max-sm:min-h-[44px] max-sm:w-full max-sm:gap-1 max-sm:px-1.5";

/** The label conveys the state, so there is no `aria-pressed`. */
export function LikeButton({ id }: { id: number }) {
  const t = useTranslations();
  const { liked, toggle } = useLike(id);
  return (
    <button type="button" onClick={toggle} {...eventAttributes("like-click", id)} className={PILL}>
      <HeartIcon filled={liked} />
      {liked ? t("rental.liked") : t("rental.like")}
    </button>
  );
}

export function ShareButton({ id, title, link }: { id: number; title: string; link: string }) {
  const t = useTranslations();
  const panelId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useDismiss(ref, isOpen, () => setIsOpen(false));
  return (
    <div ref={ref} className="max-sm:flex-1 sm:relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        {...eventAttributes("share-click", id)}
        className={PILL}
      >
        <ShareIcon />
        {t("rental.share")}
      </button>
      {isOpen ? <SharePanel id={panelId} title={title} link={link} rentalId={id} /> : null}
    </div>
  );
}
