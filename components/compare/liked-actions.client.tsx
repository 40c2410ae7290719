"use client";

import { useLanguage } from "@/components/language/use-language";
import { comparedIds, compareHref } from "@/lib/compare/compare-address";
import { compareHeading } from "@/lib/compare/compare-words";
import { localPath } from "@/lib/language/locales";
import { ShareShortlist } from "./share-shortlist.client";

/** `ids` are in the order on screen. */
export function LikedActions({ ids }: { ids: readonly number[] }) {
  const { locale, t } = useLanguage();
  const compared = comparedIds(ids);
  const href = localPath(locale, compareHref(compared));
  return (
    <div className="flex flex-wrap items-center gap-2">
      {ids.length > 1 ? (
        <a href={href} className="action-pill">
          {t("compare.compare")}
        </a>
      ) : null}
      <ShareShortlist
        link={`${window.location.origin}${href}`}
        title={compareHeading(compared.ids.length, t)}
        label={t("compare.shareShortlist")}
      />
    </div>
  );
}
