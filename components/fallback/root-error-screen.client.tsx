"use client";

import { AddressLanguage } from "@/components/language/address-language.client";
import { ErrorPage } from "./fallback-screen";

export type RootErrorProps = { error: unknown; retry: () => void };

/** The document that stands for one whose layout failed, which would have given the texts. */
export function RootErrorScreen({ error, retry }: RootErrorProps) {
  return (
    <AddressLanguage>
      {(locale) => (
        <html lang={locale}>
          <body>
            <main>
              <ErrorPage error={error} place="layout" onRetry={retry} />
            </main>
          </body>
        </html>
      )}
    </AddressLanguage>
  );
}
