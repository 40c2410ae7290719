"use client";

import { ErrorPage } from "@/components/fallback/fallback-screen";

/** The header stays. */
export default function RootPageError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main id="main">
      <ErrorPage error={error} place="page" onRetry={retry} />
    </main>
  );
}
