"use client";

import { useParams, usePathname } from "next/navigation";
import { useLocale } from "next-intl";
import { Suspense } from "react";
import { LANGUAGE_NAMES } from "@/lib/language/language-names";
import { LOCALES, type Locale, localPath, splitLocale } from "@/lib/language/locales";

import { storeChosenLanguage } from "@/stores/site-language";
import { pagePath } from "./page-path";

/** The address of the page in this window in another language, with query and fragment. */
export function addressIn(locale: Locale): string {
  const { pathname, search, hash } = window.location;
  return localPath(locale, `${splitLocale(pathname).path}${search}${hash}`);
}

/**
 * Links to this page in the other languages. In the page's HTML they lead to its path; the query may change without a
 * rendering, so it is added when a link is about to be used.
 */
function Links() {
  const current = useLocale();
  const path = pagePath(usePathname(), useParams());
  return LOCALES.filter((locale) => locale !== current).map((locale) => {
    const complete = ({ currentTarget }: React.SyntheticEvent<HTMLAnchorElement>) => {
      currentTarget.href = addressIn(locale);
    };
    return (
      <a
        key={locale}
        href={localPath(locale, path)}
        lang={locale}
        hrefLang={locale}
        // The server renders a list for the path of its query.
        suppressHydrationWarning
        onPointerDown={complete}
        onFocus={complete}
        onClick={(event) => {
          complete(event);
          storeChosenLanguage(locale);
        }}
      >
        {LANGUAGE_NAMES[locale]}
      </a>
    );
  });
}

/** The dialog of a rental is prerendered for any of them, when there is no path yet. */
export function LanguageLinks() {
  return (
    <Suspense>
      <Links />
    </Suspense>
  );
}
