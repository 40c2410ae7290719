"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { groupDigits } from "@/lib/money/format-price";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

export const loadShortlist = () => import("../shortlist/shortlist.client");

/** Whether the checkbox may have been ticked before the scripts ran: React leaves that to be overwritten by the next render. */
let isFirst = true;

/** The 'Show liked only' checkbox, with the number of likes once the store has it. */
export function LikedToggle() {
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
  const hasLikes = count > 0;
  useEffect(() => {
    // So that it is there without a connection, too.
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
      {/* On phones "Liked (3)" alone is seen of it. */}
      <span>
        <i>Show </i>liked<i> only</i> <b>{hydrated ? `(${groupDigits(count)})` : "\u00a0"}</b>
      </span>
    </label>
  );
}
