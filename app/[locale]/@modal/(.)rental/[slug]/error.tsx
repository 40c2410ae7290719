"use client";

import { ErrorPage } from "@/components/fallback/fallback-screen";

/** The modal of a listing that could not be read or rendered. The list behind it is not affected. */
export default function RentalErrorInModal({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorPage error={error} place="modal" onRetry={retry} />;
}
