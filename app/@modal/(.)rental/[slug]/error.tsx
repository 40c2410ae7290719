"use client";

import { RentalTitle } from "@/components/detail/rental-title.client";

const HEADING = "Something went wrong";

/** A listing that could not be read or shown: the list behind stays as it is. */
export default function RentalErrorInModal({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 py-16 text-center">
      <title>{HEADING}</title>
      <RentalTitle>{HEADING}</RentalTitle>
      <p className="max-w-prose text-ink-soft">
        An unexpected error occurred. We've logged the issue and will look into it.
      </p>
      <details className="max-w-prose text-ink-soft text-sm [overflow-wrap:anywhere]">
        <summary className="cursor-pointer py-2">Details</summary>
        {error instanceof Error ? error.message : String(error)}
      </details>
      <button
        type="button"
        onClick={retry}
        className="h-11 rounded-full bg-leaf px-6 font-semibold text-on-leaf"
      >
        Try again
      </button>
    </div>
  );
}
