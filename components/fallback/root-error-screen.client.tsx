"use client";

import { IslandLanguage } from "@/components/language/island-language.client";
import { useBrowserValue } from "@/components/ui/in-browser.client";
import { DEFAULT_LOCALE, pageLocale } from "@/lib/language/locales";
import { ErrorPage } from "./fallback-screen";

export type RootErrorProps = { error: unknown; retry: () => void };

/** English is in the scripts. */
const OTHERS = JSON.parse(process.env.ERROR_MESSAGES ?? "{}");

/** The document that stands for one whose layout failed, which would have given the texts: in the language of the address. */
export function RootErrorScreen({ error, retry }: RootErrorProps) {
  const locale = useBrowserValue(pageLocale, DEFAULT_LOCALE);
  return (
    <html lang={locale}>
      <body>
        <main>
          <IslandLanguage locale={locale} messages={OTHERS[locale] ?? null}>
            <ErrorPage error={error} place="layout" onRetry={retry} />
          </IslandLanguage>
        </main>
      </body>
    </html>
  );
}
