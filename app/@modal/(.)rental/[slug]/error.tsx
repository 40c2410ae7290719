"use client";

import { ErrorPage } from "@/components/fallback/fallback-screen";

/** A listing that could not be read or rendered. The list behind the modal is not affected. */
export default function RentalErrorInModal({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorPage error={error} place="modal" onRetry={retry} />;
}
