"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { withLateTexts } from "@/components/language/late-texts.client";
import { useLanguage } from "@/components/language/use-language";
import type { CopyState } from "@/components/ui/copy-outcome";
import { CopyOutcome, shareOrCopy } from "@/components/ui/copy-outcome";
import { ShareIcon } from "@/components/ui/icons";
import { homesHref, MAX_COMPARED } from "@/lib/compare/compare-address";
import { localPath } from "@/lib/language/locales";
import type { Translator } from "@/lib/language/translator";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

export function ShareShortlist({ link, title, label }: Record<"link" | "title" | "label", string>) {
  const [state, setState] = useState<CopyState>("idle");
  const share = async () => setState(await shareOrCopy(link, title));
  return (
    <>
      <button type="button" onClick={share} className="action-pill js-only">
        <ShareIcon />
        {label}
      </button>
      <CopyOutcome state={state} link={link} />
    </>
  );
}

/** "3 added, 2 were already liked." */
function addedWords(added: number, had: number, t: Translator): string {
  if (added === 0) return t("compare.allLiked", { count: had });
  return had === 0 ? t("compare.added", { added }) : t("compare.addedAndHad", { added, had });
}

function Adder({ ids }: { ids: readonly number[] }) {
  const t = useTranslations();
  const hydrated = useStoreHydrated();
  const [outcome, setOutcome] = useState<string | null>(null);

  const add = () => {
    const { likedRentalIds } = useRentalStore.getState();
    const added = ids.filter((id) => !likedRentalIds.includes(id));
    if (added.length > 0)
      useRentalStore.setState({ likedRentalIds: [...likedRentalIds, ...added.toReversed()] });
    setOutcome(addedWords(added.length, ids.length - added.length, t));
  };

  return (
    <>
      {/* Reading the stored likes would overwrite likes added before. */}
      <button type="button" disabled={!hydrated} onClick={add} className="action-pill js-only">
        {t("compare.addAll")}
      </button>
      <p role="status" className="text-leaf text-sm">
        {outcome}
      </p>
    </>
  );
}

/**
 * Likes all homes; keeps existing likes and their order (docs/behaviour.md, Q6). The first home becomes the latest like, so
 * that the liked view shows the homes in this order.
 */
export const AddAll = withLateTexts(Adder);

type LikedProps = {
  /** In the order on screen. */
  ids: readonly number[];
  /** Those to compare, if there are too many to compare all. */
  chosen: readonly number[];
};

export function LikedActions({ ids, chosen }: LikedProps) {
  const { locale, t } = useLanguage();
  const compared = ids.length > MAX_COMPARED ? chosen : ids;
  return (
    <div className="flex flex-wrap items-center gap-2 [&>[role=status]:empty]:absolute">
      {compared.length > 1 ? (
        <a href={localPath(locale, homesHref("/compare", compared))} className="action-pill">
          {t("compare.heading", { count: compared.length })}
        </a>
      ) : null}
      <ShareShortlist
        link={`${window.location.origin}${localPath(locale, homesHref("/shared", ids))}`}
        title={t("compare.shortlistOf", { count: ids.length })}
        label={t("compare.shareShortlist")}
      />
      {ids.length > MAX_COMPARED && compared.length < 2 ? (
        <p className="text-ink-soft text-sm">{t("compare.choose", { max: MAX_COMPARED })}</p>
      ) : null}
    </div>
  );
}
