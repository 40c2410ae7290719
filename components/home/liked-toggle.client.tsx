"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { useLanguage } from "@/components/language/use-language";
import { useHomeState } from "@/components/list-state/home-state.client";
import { groupDigits } from "@/lib/money/format-price";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

export const loadShortlist = () => import("../shortlist/shortlist.client");

/** True until the first mount. The visitor may have ticked the checkbox before hydration, and React would overwrite that. */
let isFirst = true;

/** With the number of likes once the store is hydrated. */
export function LikedToggle() {
  const { locale, t } = useLanguage();
  const box = useRef<HTMLInputElement>(null);
  const hydrated = useStoreHydrated();
  const checked = useRentalStore((state) => state.showLikedOnly);
  const count = useRentalStore((state) => state.likedRentalIds.length);
  const setShowLikedOnly = useRentalStore((state) => state.setShowLikedOnly);
  const { filters } = useHomeState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters mean another history entry
  useLayoutEffect(() => {
    setShowLikedOnly(Boolean(window.history.state?.likedOnly));
  }, [filters]);
  useLayoutEffect(() => {
    if (isFirst && box.current?.checked) setShowLikedOnly(true);
    isFirst = false;
  }, [setShowLikedOnly]);
  useEffect(() => {
    // For a reload and the way back (docs/behaviour.md, K10).
    const { state } = window.history;
    if (Boolean(state?.likedOnly) !== checked)
      window.history.replaceState({ ...state, likedOnly: checked }, "");
  }, [checked]);
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
        onChange={({ target }) => setShowLikedOnly(target.checked)}
      />
      {/* Phones show only "Liked (3)". */}
      <span>
        {t.rich("home.likedOnly", { i: (words) => <i>{words}</i> })}{" "}
        <b>{hydrated ? `(${groupDigits(count, locale)})` : "\u00a0"}</b>
      </span>
    </label>
  );
}
