"use client";

import { FALLBACK_HEADING, FallbackScreen } from "@/components/fallback/fallback-screen";
import { useReportedError } from "@/components/fallback/use-reported-error";
import "./globals.css";

/** The layout itself failed: this is the whole document. */
export default function RootError({ error, retry }: { error: unknown; retry: () => void }) {
  useReportedError(error, "layout");
  return (
    <html lang="en">
      <body>
        <title>{FALLBACK_HEADING}</title>
        <main>
          <FallbackScreen error={error} onRetry={retry} heading="h1" />
        </main>
      </body>
    </html>
  );
}
