"use client";

import type { Locale, Messages } from "use-intl/core";
import { IntlProvider } from "use-intl/react";
import { TIME_ZONE } from "@/lib/time/time-zone";

/** The texts of client components, in English if the page does not bring others. */
const ENGLISH = JSON.parse(process.env.ENGLISH_SHARED_MESSAGES ?? "{}");

type Props = {
  locale: Locale;
  /** Null for English as the scripts have it. */
  messages: Partial<Messages> | null;
  children: React.ReactNode;
};

export function IslandLanguage({ locale, messages, children }: Props) {
  return (
    <IntlProvider locale={locale} timeZone={TIME_ZONE} messages={messages ?? ENGLISH}>
      {children}
    </IntlProvider>
  );
}
