"use client";

import { useAutoRetry } from "@/components/fallback/use-auto-retry";
import { useReportedError } from "@/components/fallback/use-reported-error";
import { EmptyHelp } from "@/components/results/empty-help";
import { ListStatus } from "@/components/results/list-status.client";
import { LIST_MESSAGES } from "@/lib/rentals/list-status";

/** Tried again by itself, so that the list is there once the data service is. */
export default function ListError({ error, retry }: { error: unknown; retry: () => void }) {
  useReportedError(error, "list");
  useAutoRetry(retry);
  return (
    <>
      <title>Error loading rentals</title>
      <ListStatus message={LIST_MESSAGES.error} />
      <EmptyHelp>
        <p>The listings could not be read just now. They usually come back within a minute.</p>
        <button
          type="button"
          onClick={retry}
          className="h-11 rounded-xl bg-leaf px-5 font-semibold text-on-leaf"
        >
          Try again
        </button>
      </EmptyHelp>
    </>
  );
}
