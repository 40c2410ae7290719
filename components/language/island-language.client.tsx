"use client";

import type { Locale, Messages } from "use-intl/core";
import { IntlProvider } from "use-intl/react";

/** The texts of client components, in English if the page does not bring others. */
const ENGLISH = JSON.parse(process.env.ENGLISH_SHARED_MESSAGES ?? "{}");

type Props = {
  locale: Locale;
  /** Null for English. */
  messages: Partial<Messages> | null;
  children: React.ReactNode;
};

/** Gives the client components below it their texts. */
export function IslandLanguage({ locale, messages, children }: Props) {
  return (
    <IntlProvider locale={locale} timeZone="Asia/Makassar" messages={messages ?? ENGLISH}>
      {children}
    </IntlProvider>
  );
}
