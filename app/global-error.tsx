"use client";

import { ErrorPage } from "@/components/fallback/fallback-screen";
import "./globals.css";

/** Replaces the whole document if the root layout fails. */
export default function RootError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <ErrorPage error={error} place="layout" onRetry={retry} />
        </main>
      </body>
    </html>
  );
}
