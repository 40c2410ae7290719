"use client";

import { useLocale, useTranslations } from "next-intl";
import { LanguageLinks } from "./language-links.client";

/** Works without scripts. */
export function LanguageSwitch() {
  const t = useTranslations();
  return (
    <div className="languages">
      <button type="button" popoverTarget="languages">
        <span className="sr-only">{t("language.name")}</span> {useLocale()}
      </button>
      <div id="languages" popover="auto">
        <LanguageLinks />
      </div>
    </div>
  );
}
