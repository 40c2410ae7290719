"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import type { ComponentType } from "react";
import { DEFAULT_LOCALE } from "@/lib/language/locales";

/** English texts that are not in the first scripts. Pages in other languages bring theirs. */
const ENGLISH = JSON.parse(process.env.ENGLISH_LATE_MESSAGES ?? "{}");

/** A component that is not in the first scripts, with its texts (lib/language/island-messages.ts). */
export function withLateTexts<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function WithLateTexts(props) {
    const locale = useLocale();
    const messages = useMessages();
    return (
      <NextIntlClientProvider
        locale={locale}
        messages={locale === DEFAULT_LOCALE ? { ...messages, ...ENGLISH } : messages}
      >
        <Component {...props} />
      </NextIntlClientProvider>
    );
  };
}
