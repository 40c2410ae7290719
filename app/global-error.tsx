"use client";

import { ErrorPage } from "@/components/fallback/fallback-screen";
import { AddressLanguage } from "@/components/language/address-language.client";
import "./globals.css";

/** Replaces the whole document if the root layout fails, which would have given the texts. */
export default function RootError({ error, retry }: { error: unknown; retry: () => void }) {
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
