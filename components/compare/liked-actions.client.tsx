"use client";

import { useLanguage } from "@/components/language/use-language";
import { homesHref, MAX_COMPARED } from "@/lib/compare/compare-address";
import { localPath } from "@/lib/language/locales";
import { ShareShortlist } from "./homes-actions.client";

type Props = {
  /** In the order on screen. */
  ids: readonly number[];
  /** Those to compare, if there are too many to compare all. */
  chosen: readonly number[];
};

export function LikedActions({ ids, chosen }: Props) {
  const { locale, t } = useLanguage();
  const compared = ids.length > MAX_COMPARED ? chosen : ids;
  return (
    <div className="flex flex-wrap items-center gap-2">
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
