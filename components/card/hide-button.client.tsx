"use client";

import { useTranslations } from "next-intl";
import { setHidden } from "@/stores/device-store";

export function HideButton({ id, title }: { id: number; title: string }) {
  const t = useTranslations();
  return (
    <button
      type="button"
      onClick={() => setHidden([id], true)}
      aria-label={t("card.hideRental", { title })}
      className="card-hide"
    >
      {t("card.hide")}
    </button>
  );
}
