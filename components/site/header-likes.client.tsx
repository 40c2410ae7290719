"use client";

import { useLanguage } from "@/components/language/use-language";
import { localPath } from "@/lib/language/locales";
import { groupDigits } from "@/lib/money/format-price";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

/** The link to the liked rentals, with their number once the store is hydrated. */
export function HeaderLikes() {
  const { locale, t } = useLanguage();
  const hydrated = useStoreHydrated();
  const count = useRentalStore((state) => state.likedRentalIds.length);
  return (
    <a href={localPath(locale, "/liked")} className="header-likes">
      <span className="sr-only">{t("site.liked")}</span>
      <b>{hydrated ? groupDigits(count, locale) : "\u00a0"}</b>
    </a>
  );
}
