"use client";

import { IslandLanguage } from "@/components/language/island-language.client";
import { DEFAULT_LOCALE } from "@/lib/language/locales";
import { ErrorPage } from "./fallback-screen";

export type RootErrorProps = { error: unknown; retry: () => void };

/** The document that stands for one whose layout failed, which would have given the texts: in English, whatever the address. */
export function RootErrorScreen({ error, retry }: RootErrorProps) {
  return (
    <html lang={DEFAULT_LOCALE}>
      <body>
        <main>
          <IslandLanguage locale={DEFAULT_LOCALE} messages={null}>
            <ErrorPage error={error} place="layout" onRetry={retry} />
          </IslandLanguage>
        </main>
      </body>
    </html>
  );
}
