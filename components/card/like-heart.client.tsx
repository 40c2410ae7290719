"use client";

import { useLike } from "@/stores/store-hydration.client";

/** The heart of a card, drawn by the style sheet. Its name never changes: `aria-pressed` conveys the state. */
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
