"use client";

import { useTranslations } from "next-intl";
import { withLateTexts } from "@/components/language/late-texts.client";

function Print() {
  const t = useTranslations();
  return (
    <button type="button" onClick={() => window.print()} className="action-pill js-only">
      {t("compare.print")}
    </button>
  );
}

export const PrintButton = withLateTexts(Print);
