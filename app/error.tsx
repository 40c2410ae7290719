"use client";

import { ErrorScreen } from "@/components/fallback/error-screen.client";

/** A page that could not be read or rendered; the header stays. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main>
      <title>Something went wrong</title>
      <ErrorScreen error={error} onRetry={retry} place="page" />
    </main>
  );
}
