"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { useLanguage } from "@/components/language/use-language";
import { groupDigits } from "@/lib/money/format-price";
import { useRentalStore } from "@/stores/rental-store";
import { pushEntry } from "@/stores/session-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

export const loadShortlist = () => import("../shortlist/shortlist.client");

/** With the number of likes once the store is hydrated. */
export function LikedToggle() {
  const { locale, t } = useLanguage();
  const box = useRef<HTMLInputElement>(null);
  const hydrated = useStoreHydrated();
  const checked = useRentalStore((state) => state.showLikedOnly);
  const count = useRentalStore((state) => state.likedRentalIds.length);
  useLayoutEffect(() => {
    // The visitor may have ticked it before hydration, and React would overwrite that.
    if (box.current?.checked) pushEntry({ showLikedOnly: true });
  }, []);
  const hasLikes = count > 0;
  useEffect(() => {
    // Preload the code, so that the liked view also works offline.
    if (hasLikes) loadShortlist().catch(() => {});
  }, [hasLikes]);
  return (
    <label className="js-only bar-tab bar-liked">
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => pushEntry({ showLikedOnly: target.checked })}
      />
      {/* Phones show only "Liked (3)". */}
      <span>
        {t.rich("home.likedOnly", { i: (words) => <i>{words}</i> })}{" "}
        <b>{hydrated ? `(${groupDigits(count, locale)})` : "\u00a0"}</b>
      </span>
    </label>
  );
}
