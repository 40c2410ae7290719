"use client";

import { HeartIcon } from "@/components/card/heart-icon";
import { eventAttributes } from "@/lib/analytics/event-attributes";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";
import { PILL } from "./pill";

/** The like toggle of a detail view: its label tells the state, without aria-pressed (DESIGN section 8). */
export function LikeButton({ id }: { id: number }) {
  const hydrated = useStoreHydrated();
  const liked = useRentalStore((state) => hydrated && state.likedRentalIds.includes(id));
  const toggleLike = useRentalStore((state) => state.toggleLike);
  return (
    <button
      type="button"
      onClick={() => toggleLike(id)}
      {...eventAttributes("like-click", id)}
      className={PILL}
    >
      <HeartIcon filled={liked} />
      {liked ? "Liked" : "Like"}
    </button>
  );
}
