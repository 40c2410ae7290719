"use client";

import { useTranslations } from "next-intl";
import { withLateTexts } from "@/components/language/late-texts.client";
import { PILL } from "./pill";

function Print() {
  const t = useTranslations();
  return (
    <button type="button" onClick={() => window.print()} className={`js-only ${PILL}`}>
      {t("compare.print")}
    </button>
  );
}

export const PrintButton = withLateTexts(Print);
