"use client";

import { FALLBACK_HEADING, FallbackScreen } from "@/components/fallback/fallback-screen";
import { useReportedError } from "@/components/fallback/use-reported-error";

/** A listing that could not be read or shown: the list behind stays as it is. */
export default function RentalErrorInModal({ error, retry }: { error: unknown; retry: () => void }) {
  useReportedError(error, "modal");
  return (
    <>
      <title>{FALLBACK_HEADING}</title>
      <FallbackScreen error={error} onRetry={retry} heading="h1" />
    </>
  );
}
