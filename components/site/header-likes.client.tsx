"use client";

import { groupDigits } from "@/lib/money/format-price";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

/** The link to the liked rentals, with their number once the store is hydrated. */
export function HeaderLikes() {
  const hydrated = useStoreHydrated();
  const count = useRentalStore((state) => state.likedRentalIds.length);
  return (
    <a href="/liked" className="header-likes">
      <span className="sr-only">Liked rentals</span>
      <b>{hydrated ? groupDigits(count) : "\u00a0"}</b>
    </a>
  );
}
