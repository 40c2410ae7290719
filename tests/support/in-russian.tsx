import { createTranslator, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "@/lib/language/translator";
import { TIME_ZONE } from "@/lib/time/time-zone";
import { russian } from "@/tests/support/translated-messages";

const SETTINGS = { locale: "ru", messages: russian, timeZone: TIME_ZONE } as const;

export const RUSSIAN: Language = { locale: "ru", t: createTranslator(SETTINGS) };

export function RussianPage({ children }: { children: ReactNode }) {
  return <NextIntlClientProvider {...SETTINGS}>{children}</NextIntlClientProvider>;
}
