"use client";

import { FALLBACK_HEADING, FallbackScreen } from "@/components/fallback/fallback-screen";
import { useReportedError } from "@/components/fallback/use-reported-error";

/** A page that could not be read or rendered; the header stays. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  useReportedError(error, "page");
  return (
    <main id="main">
      <title>{FALLBACK_HEADING}</title>
      <FallbackScreen error={error} onRetry={retry} heading="h1" />
    </main>
  );
}
