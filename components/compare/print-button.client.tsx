"use client";

import { useTranslations } from "next-intl";
import { PILL } from "./pill";

export function PrintButton() {
  const t = useTranslations();
  return (
    <button type="button" onClick={() => window.print()} className={`js-only ${PILL}`}>
      {t("compare.print")}
    </button>
  );
}
