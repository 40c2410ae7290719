"use client";

import { ErrorScreen } from "@/components/fallback/error-screen.client";
import "./globals.css";

/** The layout itself failed: this is the whole document. */
export default function RootError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <main>
          <ErrorScreen error={error} onRetry={retry} place="layout" />
        </main>
      </body>
    </html>
  );
}
