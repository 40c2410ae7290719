"use client";

import { useTranslations } from "next-intl";
import { setHidden } from "@/stores/device-store";
import { useLike } from "@/stores/store-hydration.client";

/** Drawn by the style sheet. The name never changes: `aria-pressed` conveys the state. */
export function LikeHeart({ id, title }: { id: number; title: string }) {
  const t = useTranslations();
  const { liked, toggle } = useLike(id);
  return (
    <button
      type="button"
      aria-label={t("card.like", { title })}
      aria-pressed={liked}
      onClick={toggle}
      className="js-only over-photo card-like"
    />
  );
}

export function HideButton({ id, title }: { id: number; title: string }) {
  const t = useTranslations();
  return (
    <button
      type="button"
      onClick={() => setHidden([id], true)}
      aria-label={t("card.hideRental", { title })}
      className="js-only card-hide"
    >
      {t("card.hide")}
    </button>
  );
}
