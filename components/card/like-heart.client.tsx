"use client";

import { useLike } from "@/stores/store-hydration.client";

/** The heart of a card, which the style sheet draws. Its name stays the same; `aria-pressed` tells the state. */
export function LikeHeart({ id, title }: { id: number; title: string }) {
  const { liked, toggle } = useLike(id);
  return (
    <button
      type="button"
      aria-label={`Like ${title}`}
      aria-pressed={liked}
      onClick={toggle}
      className="js-only over-photo card-like"
    />
  );
}
