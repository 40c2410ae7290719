"use client";

import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";
import { HeartIcon } from "./heart-icon";

/** The heart of a card: its name stays, its pressed state tells (DESIGN section 8). */
export function LikeHeart({ id, title }: { id: number; title: string }) {
  const hydrated = useStoreHydrated();
  const liked = useRentalStore((state) => hydrated && state.likedRentalIds.includes(id));
  const toggleLike = useRentalStore((state) => state.toggleLike);
  return (
    <button
      type="button"
      aria-label={`Like ${title}`}
      aria-pressed={liked}
      onClick={() => toggleLike(id)}
      className="js-only over-photo absolute top-1 right-1 z-20 grid size-11 place-items-center rounded-full transition-transform active:scale-90"
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface/95 shadow-card">
        <HeartIcon filled={liked} />
      </span>
    </button>
  );
}
