"use client";

import { ErrorPage } from "@/components/fallback/fallback-screen";

/** The list behind the modal is not affected. */
export default function RentalErrorInModal({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorPage error={error} place="modal" onRetry={retry} />;
}
