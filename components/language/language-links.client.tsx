"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Suspense } from "react";
import { canonicalPrefix, LANGUAGE_NAMES, LOCALES, splitLocale } from "@/lib/language/locales";
import { LanguageLink } from "./language-link.client";

/** The English address of a page, from what its HTML is rendered with. The 404 page has no address of its own. */
export function pagePath(pathname: string, search: string): string {
  const { path } = splitLocale(canonicalPrefix(pathname));
  if (path === "/missing") return "/";
  return search === "" ? path : `${path}?${search}`;
}

function Links() {
  const current = useLocale();
  const path = pagePath(usePathname(), useSearchParams().toString());
  return LOCALES.filter((locale) => locale !== current).map((locale) => (
    <LanguageLink key={locale} locale={locale} path={path} suppressHydrationWarning>
      {LANGUAGE_NAMES[locale]}
    </LanguageLink>
  ));
}

/** The dialog of a rental is prerendered for any of them, when there is no path yet. */
export function LanguageLinks() {
  return (
    <Suspense>
      <Links />
    </Suspense>
  );
}

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
