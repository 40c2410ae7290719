"use client";

import { type Locale, type Messages, NextIntlClientProvider } from "next-intl";

/** The texts of client components, in English if the page does not bring others. */
const ENGLISH = JSON.parse(process.env.ENGLISH_ISLAND_MESSAGES ?? "{}");

type Props = {
  locale: Locale;
  /** Null for English. */
  messages: Partial<Messages> | null;
  children: React.ReactNode;
};

/** Gives the client components below it their texts. */
export function IslandLanguage({ locale, messages, children }: Props) {
  return (
    <NextIntlClientProvider locale={locale} timeZone="Asia/Makassar" messages={messages ?? ENGLISH}>
      {children}
    </NextIntlClientProvider>
  );
}
