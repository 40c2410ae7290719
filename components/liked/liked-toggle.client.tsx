"use client";

import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

/** The 'Show liked only' checkbox with the number of likes, once they are known. */
export function LikedToggle() {
  const hydrated = useStoreHydrated();
  const checked = useRentalStore((state) => state.showLikedOnly);
  const count = useRentalStore((state) => state.likedRentalIds.length);
  const setShowLikedOnly = useRentalStore((state) => state.setShowLikedOnly);
  return (
    <label className="js-only inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-medium">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => setShowLikedOnly(target.checked)}
        className="size-5 accent-leaf"
      />
      Show liked only
      <span className="min-w-6 rounded-full bg-sunken px-2 text-center text-ink-soft text-sm tabular-nums">
        {hydrated ? count : "\u00a0"}
      </span>
    </label>
  );
}
