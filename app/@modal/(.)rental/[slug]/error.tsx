"use client";

import { RentalTitle } from "@/components/detail/rental-title.client";

/** A listing that could not be read or shown: the list behind stays as it is. */
export default function RentalErrorInModal({ retry }: { error: unknown; retry: () => void }) {
  return (
    <div role="alert" className="@container grid justify-items-center gap-4 py-20 text-center">
      <RentalTitle>Something went wrong</RentalTitle>
      <p className="max-w-prose text-ink-soft">
        An unexpected error occurred. We've logged the issue and will look into it.
      </p>
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
