"use client";

import { useLocale, useMessages } from "next-intl";
import { useMemo } from "react";
import { IntlProvider, type Messages } from "use-intl";
import { DEFAULT_LOCALE } from "@/lib/language/locales";

type Props = { english: Partial<Messages>; children: React.ReactNode };

/**
 * English texts that the scripts of other pages do not have (lib/language/island-messages.ts). A page in another language,
 * or of a site with words of its own, brings all of its texts.
 */
export function EnglishTexts({ english, children }: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const all = useMemo(
    () => (locale === DEFAULT_LOCALE ? { ...english, ...messages } : messages),
    [locale, messages, english],
  );
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
