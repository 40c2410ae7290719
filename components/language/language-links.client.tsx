"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Suspense } from "react";
import { canonicalPrefix, LANGUAGE_NAMES, LOCALES, localPath, splitLocale } from "@/lib/language/locales";

/** The English address of a page. The 404 page has no address of its own. */
export function pagePath(pathname: string, search: string): string {
  const { path } = splitLocale(canonicalPrefix(pathname));
  if (path === "/missing") return "/";
  return search === "" ? path : `${path}?${search}`;
}

function Links() {
  const current = useLocale();
  const path = pagePath(usePathname(), useSearchParams().toString());
  return LOCALES.filter((locale) => locale !== current).map((locale) => (
    // The HTML is made without keys of the query that the site does not know.
    <a key={locale} href={localPath(locale, path)} lang={locale} hrefLang={locale} suppressHydrationWarning>
      {LANGUAGE_NAMES[locale]}
    </a>
  ));
}

/** This page in the other languages. The dialog of a rental is prerendered for any of them, when there is no path yet. */
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
