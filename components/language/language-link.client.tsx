"use client";

import type { ComponentProps, SyntheticEvent } from "react";
import { type Locale, localPath, splitLocale } from "@/lib/language/locales";
import { changeLanguage } from "@/stores/device-store";

/** The English address of this window. */
export function addressInEnglish(): string {
  const { pathname, search, hash } = window.location;
  return `${splitLocale(pathname).path}${search}${hash}`;
}

function lead({ currentTarget }: SyntheticEvent<HTMLAnchorElement>, locale: Locale): void {
  currentTarget.href = localPath(locale, addressInEnglish());
}

type Props = Pick<ComponentProps<"a">, "className" | "children" | "suppressHydrationWarning"> & {
  locale: Locale;
  /** The English path. The query may change without a rendering, so it is added when the link is about to be used. */
  path: string;
};

/** A link to this page in another language. A choice is remembered. */
export function LanguageLink({ locale, path, ...props }: Props) {
  return (
    <a
      {...props}
      href={localPath(locale, path)}
      lang={locale}
      hrefLang={locale}
      onPointerDown={(event) => lead(event, locale)}
      onFocus={(event) => lead(event, locale)}
      onClick={(event) => {
        lead(event, locale);
        changeLanguage({ chosen: locale });
      }}
    />
  );
}
