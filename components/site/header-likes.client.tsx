"use client";

import { useEffect, useRef } from "react";
import { useLanguage } from "@/components/language/use-language";
import { localPath } from "@/lib/language/locales";
import { groupDigits } from "@/lib/money/format-price";
import { whenIdle } from "@/lib/time/when-idle";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

/** Early enough for a visitor who likes a rental and leaves. */
const IDLE_TIMEOUT_MS = 2_000;

/** The link to the liked rentals, with their number once the store is hydrated. */
export function HeaderLikes() {
  const { locale, t } = useLanguage();
  const hydrated = useStoreHydrated();
  const count = useRentalStore((state) => state.likedRentalIds.length);
  const isFollowed = useRef(false);
  // Without likes there is no worker and no request (docs/behaviour.md, K5). One left from earlier likes is removed by the same code.
  useEffect(() => {
    if (isFollowed.current || !hydrated || (count === 0 && !navigator.serviceWorker?.controller)) return;
    isFollowed.current = true;
    const keep = () => import("@/components/shortlist/liked-pages").then((code) => code.keepLikedPages());
    // If loading fails, likes still work.
    whenIdle(() => keep().catch(() => {}), IDLE_TIMEOUT_MS);
  }, [hydrated, count]);
  return (
    <a href={localPath(locale, "/liked")} className="header-likes">
      <span className="sr-only">{t("site.liked")}</span>
      <b>{hydrated ? groupDigits(count, locale) : "\u00a0"}</b>
    </a>
  );
}
